import { markThousands } from '../../define/numbers.ts';
import { fileAdvice, textAdvice } from './file-advice.ts';
import { listText, type Message } from './message.ts';

/** A file that does not belong to the content, and what the content of the site is. */
interface Unexpected {
  name: string;
  /** Its name in the form that names have. */
  meant: string;
  /** The folders of the languages. */
  folders: readonly string[];
  /** The files in each of them beside the pages. */
  own: readonly string[];
  /** The files beside the folders. */
  shared: readonly string[];
}

/** Letters that a program has spoiled, and those that were meant, where they are known. */
interface Damaged {
  found: string;
  meant: string | undefined;
}

function damageText(found: string, meant: string | undefined): string {
  if (meant) return `“${found}” is “${meant}”, encoded twice.`;
  return `“${found}” stands where a letter was lost.`;
}

function damageFix(meant: string | undefined): string {
  if (meant === '\uFEFF') return 'Delete it.';
  return meant ? `Write “${meant}”.` : 'Type the letter again.';
}

/** Problems of single files, before their content is understood. */
export const fileMessages = {
  'content-missing': ({ folder }: { folder: string }): Message => ({
    what: `There is no content folder at ${folder}.`,
    why: 'The whole site is built from it.',
    fix: 'Run the command in the folder that contains content/, or name the content folder with --content.',
  }),
  'file-unreadable': ({ detail }: { detail: string }): Message => ({
    what: `This file cannot be read (${detail}).`,
    why: 'Every file under the content folder is part of the site.',
    fix: 'Make it readable for the user who runs the build, or remove it.',
  }),
  'file-is-link': (_: object): Message => ({
    what: 'This is a symbolic link.',
    why: 'A link could bring in files from outside the content folder.',
    fix: 'Put the file itself here.',
  }),
  'file-too-large': ({ bytes, limit }: { bytes: number; limit: number }): Message => ({
    what: `This file has ${markThousands(bytes, ',')} bytes; the maximum is ${markThousands(limit, ',')}.`,
    why: 'A page of this size is a mistake, or an attack on the build.',
    fix: 'Split the text into several pages.',
  }),
  'file-not-utf8': (_: object): Message => ({
    what: 'This file is not UTF-8 text.',
    why: 'Letters such as þ, ð and æ would be shown wrongly.',
    fix: 'Save it again in UTF-8.',
  }),
  'file-has-nul': (_: object): Message => ({
    what: 'This file contains a NUL character.',
    why: 'Text never contains one; the file is damaged or not a text file.',
    fix: 'Save it again as plain text, or remove it.',
  }),
  'text-unprintable': ({ name }: { name: string }): Message => ({
    what: `There is an invisible character here: ${name}.`,
    why: 'It was left behind by another program, and is not allowed in a page.',
    fix: 'Delete the character, or type the words around it again.',
  }),
  'text-damaged': ({ found, meant }: Damaged): Message => ({
    what: damageText(found, meant),
    why: 'Visitors would see the wrong letters. A program has read the text in another encoding than UTF-8.',
    fix: damageFix(meant),
  }),
  'file-damaged': ({ count, found }: { count: number; found: string }): Message => ({
    what: `${count} letters of this file are damaged, of which “${found}” is the first: a program has saved the file in a wrong encoding.`,
    why: 'Visitors would see the wrong letters.',
    fix: 'Restore the file as it was, with “git restore” or from a copy, or save the original again as UTF-8.',
  }),
  'yaml-damaged': ({ found, meant }: Damaged): Message => ({
    what: `The escapes (\\) in this text stand for damaged letters. ${damageText(found, meant)}`,
    why: 'Visitors would see the wrong letters. A program has read the text in another encoding than UTF-8.',
    fix: damageFix(meant),
  }),
  'yaml-unprintable': ({ name }: { name: string }): Message => ({
    what: `An escape (\\) in this text stands for an invisible character: ${name}.`,
    why: 'It is not allowed in a page.',
    fix: 'Remove the escape, or write \\\\ for a backslash.',
  }),
  'file-name': ({ name }: { name: string }): Message => ({
    what: `“${name}” cannot be the name of a page file.`,
    why: 'Names become parts of addresses and must be the same on every computer.',
    fix: 'Use lowercase letters a to z, digits and hyphens, as in “web-development.md”.',
  }),
  'file-unexpected': ({ name, meant, folders, own, shared }: Unexpected): Message => ({
    what: `The site does not use “${name}”.`,
    why: `Content is ${listText([...shared, 'media/', `.yaml and .md files under ${listText(folders)}`])}.`,
    fix:
      textAdvice(name, meant, { folders, own, shared }) ??
      fileAdvice(name, meant) ??
      'Move the file, or remove it.',
  }),
  'file-is-folder': ({ name }: { name: string }): Message => ({
    what: `“${name}” is a folder.`,
    why: 'A name with this extension is for files; a page cannot be read from a folder.',
    fix: 'Remove the extension if this is meant to be a folder; otherwise replace it with the file.',
  }),
  'yaml-syntax': ({
    detail,
    fix,
    unquoted,
  }: {
    detail: string;
    fix: string;
    unquoted?: string;
  }): Message => ({
    what: `This is not valid YAML: ${detail}.`,
    why: 'Nothing in the file can be read until this is fixed.',
    fix,
    ...(unquoted !== undefined && { replacement: `"${unquoted}"` }),
  }),
  'yaml-duplicate-key': ({ key }: { key: string }): Message => ({
    what: `The key “${key}” is here a second time.`,
    why: 'Only one of the two can apply.',
    fix: 'Keep one of them.',
  }),
  'yaml-reserved-key': ({ key }: { key: string }): Message => ({
    what: `“${key}” cannot be used here.`,
    why: 'The word has a special meaning for the program.',
    fix: 'Choose another word.',
  }),
  'yaml-text-cut': ({ lost }: { lost: string }): Message => ({
    what: `“${lost}” would be lost: a # after a space begins a comment.`,
    why: 'The text would end before it, and nobody would notice.',
    fix: 'Put the whole text in quotes. In a comment, put a space after the #.',
  }),
  'file-unmerged': (_: object): Message => ({
    what: 'Two versions of this file have not been merged.',
    why: 'Git marks what two people have changed at the same place, and cannot know which is right.',
    fix: 'Between the marks <<<<<<< and >>>>>>> keep what is right of both, and remove the three lines with marks.',
  }),
  'yaml-alias': (_: object): Message => ({
    what: 'Anchors (&) and aliases (*) are not used in content.',
    why: 'They hide what a page says, and can be nested until the memory is full.',
    fix: 'Write the text out. A text that begins with & or * needs quotes.',
  }),
  'file-empty': ({ keys, templates }: { keys: string[]; templates: string[] }): Message => ({
    what: 'This file is empty.',
    why: 'Nothing can be built from it.',
    fix:
      templates.length === 0
        ? `Write its keys: ${keys.join(', ')}.`
        : `Write the keys of the page: ${keys.join(', ')}, and those of its template, which is one of ${templates.join(', ')}. Look at another page of that kind for an example.`,
  }),
  'yaml-not-a-map': (_: object): Message => ({
    what: 'This file has no keys.',
    why: 'A file consists of “key: value” lines.',
    fix: 'Begin with a key, for example “title: …”.',
  }),
  'front-matter-missing': (_: object): Message => ({
    what: 'This file does not begin with “---”.',
    why: 'The keys of a Markdown page are between two lines of three hyphens, the first of them on line 1.',
    fix: 'Put “---” on the first line, the keys below it, and “---” below the keys.',
  }),
  'front-matter-unclosed': (_: object): Message => ({
    what: 'The keys that begin here are never closed.',
    why: 'Without the second “---” the text would be read as keys.',
    fix: 'Put a line with “---” between the keys and the text.',
  }),
  'front-matter-language': ({ language }: { language: string }): Message => ({
    what: `Keys cannot be written in “${language}”.`,
    why: 'Only YAML is read; nothing in content is ever executed.',
    fix: 'Write “---” alone on the line, and the keys as YAML.',
  }),
} as const;
