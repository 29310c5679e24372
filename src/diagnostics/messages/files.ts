import { fileAdvice } from './file-advice.ts';
import { listText, type Message } from './message.ts';

/** A file that is none of the content's, and what the content of the site is. */
interface Unexpected {
  name: string;
  /** The folders of the languages. */
  folders: readonly string[];
  /** The files beside these. */
  shared: readonly string[];
}

/** Problems of single files, before their content is understood. */
export const fileMessages = {
  'content-missing': ({ folder }: { folder: string }): Message => ({
    what: `There is no content folder at ${folder}.`,
    why: 'The whole site is made from it.',
    fix: 'Run the command where content/ is, or name the folder with --content.',
  }),
  'file-unreadable': ({ detail }: { detail: string }): Message => ({
    what: `This file cannot be read (${detail}).`,
    why: 'Every file under the content folder is part of the site.',
    fix: 'Make it readable for the user who builds, or remove it.',
  }),
  'file-is-link': (_: object): Message => ({
    what: 'This is a symbolic link.',
    why: 'A link could bring in files from outside the content folder.',
    fix: 'Put the file itself here.',
  }),
  'file-too-large': ({ bytes, limit }: { bytes: number; limit: number }): Message => ({
    what: `This file has ${bytes} bytes; the most is ${limit}.`,
    why: 'A page of this size is a mistake, or an attack on the build.',
    fix: 'Split the text into several pages.',
  }),
  'file-not-utf8': (_: object): Message => ({
    what: 'This file is not UTF-8 text.',
    why: 'Letters such as þ, ð and æ would come out wrong.',
    fix: 'Save it again with the encoding UTF-8.',
  }),
  'file-has-nul': (_: object): Message => ({
    what: 'This file holds a NUL character.',
    why: 'Text never does; the file is damaged or not a text file.',
    fix: 'Save it again as plain text, or remove it.',
  }),
  'text-unprintable': ({ name }: { name: string }): Message => ({
    what: `Here stands ${name}, a character that cannot be seen.`,
    why: 'It is a leftover of another program, and no page may hold it.',
    fix: 'Delete the character, or write the words around it again.',
  }),
  'yaml-unprintable': ({ name }: { name: string }): Message => ({
    what: `An escape (\\) in this text stands for ${name}, a character that cannot be seen.`,
    why: 'No page may hold it.',
    fix: 'Remove the escape, or write \\\\ for a backslash.',
  }),
  'file-name': ({ name }: { name: string }): Message => ({
    what: `“${name}” cannot be the name of a page.`,
    why: 'Names become parts of addresses and must be the same on every computer.',
    fix: 'Use small letters a to z, digits and hyphens, as in “web-development.md”.',
  }),
  'file-unexpected': ({ name, folders, shared }: Unexpected): Message => ({
    what: `The site has no use for “${name}”.`,
    why: `Content is ${listText([`.yaml and .md files under ${listText(folders)}`, ...shared, 'media/'])}.`,
    fix: fileAdvice(name) ?? 'Rename the file, move it, or remove it.',
  }),
  'file-is-folder': ({ name }: { name: string }): Message => ({
    what: `“${name}” is a folder.`,
    why: 'A name with this ending is that of a file; no page can be read from a folder.',
    fix: 'Take the ending away if it is meant to be a folder; otherwise put the file in its place.',
  }),
  'yaml-syntax': ({ detail, fix }: { detail: string; fix: string }): Message => ({
    what: `This is not valid YAML: ${detail}.`,
    why: 'Nothing in the file can be read before that is mended.',
    fix,
  }),
  'yaml-duplicate-key': ({ key }: { key: string }): Message => ({
    what: `The key “${key}” stands here a second time.`,
    why: 'Only one of the two could count.',
    fix: 'Keep one of them.',
  }),
  'yaml-reserved-key': ({ key }: { key: string }): Message => ({
    what: `“${key}” cannot be used here.`,
    why: 'The word has a meaning of its own to the program.',
    fix: 'Choose another word.',
  }),
  'yaml-text-cut': ({ lost }: { lost: string }): Message => ({
    what: `“${lost}” would be lost: # after a space begins a remark.`,
    why: 'The text would end before it, and nobody would notice.',
    fix: 'Put the whole text in quotes. A remark has a space after its #.',
  }),
  'yaml-alias': (_: object): Message => ({
    what: 'Anchors (&) and aliases (*) are not used in content.',
    why: 'They hide what a page says, and can be nested to fill the memory.',
    fix: 'Write the text out. A text that begins with & or * needs quotes.',
  }),
  'file-empty': ({ keys, templates }: { keys: string[]; templates: string[] }): Message => ({
    what: 'This file is empty.',
    why: 'Nothing can be made of it.',
    fix:
      templates.length === 0
        ? `Write its keys: ${keys.join(', ')}.`
        : `Write the keys of the page: ${keys.join(', ')}, and those of its template, which is one of ${templates.join(', ')}. Another page of that kind shows how.`,
  }),
  'yaml-not-a-map': (_: object): Message => ({
    what: 'This file holds no keys.',
    why: 'A file is a list of “key: value” lines.',
    fix: 'Begin with a key, as in “title: …”.',
  }),
  'front-matter-missing': (_: object): Message => ({
    what: 'This file does not begin with “---”.',
    why: 'The keys of a Markdown page stand between two lines of three hyphens, the first of them on line 1.',
    fix: 'Put “---” on the first line, the keys below it, and “---” below the keys.',
  }),
  'front-matter-unclosed': (_: object): Message => ({
    what: 'The keys that begin here are never closed.',
    why: 'Without the second “---” the text would be read as keys.',
    fix: 'Put a line with “---” between the keys and the text.',
  }),
  'front-matter-language': ({ language }: { language: string }): Message => ({
    what: `Keys cannot be written in “${language}”.`,
    why: 'Only YAML is read; nothing in content is ever run.',
    fix: 'Write “---” alone on the line, and the keys as YAML.',
  }),
} as const;
