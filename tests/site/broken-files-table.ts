import type { BrokenTree } from './broken-tree.ts';

const latin1 = Uint8Array.from([...'title: þ'].map((letter) => letter.charCodeAt(0)));

/** Files that cannot be read or parsed. */
export const brokenFiles: BrokenTree[] = [
  {
    title: 'a file in which git has left two versions',
    edits: [
      {
        file: 'en/wool.md',
        replace: /^title: .*$/m,
        with: '<<<<<<< HEAD\ntitle: Wool\n=======\ntitle: Fleece\n>>>>>>> 0c53da2 (Rename)',
      },
    ],
    expected: [{ code: 'file-unmerged', file: 'en/wool.md', at: '<<<<<<< HEAD' }],
  },
  {
    title: 'a file in Latin-1',
    edits: [{ file: 'is/ui.yaml', write: latin1 }],
    expected: [{ code: 'file-not-utf8', file: 'is/ui.yaml' }],
  },
  {
    title: 'a file with a NUL character',
    edits: [{ file: 'is/ui.yaml', write: 'title: a\0b\n' }],
    expected: [{ code: 'file-has-nul', file: 'is/ui.yaml' }],
  },
  {
    title: 'a control character in a text',
    edits: [{ file: 'is/wool.md', replace: /\n$/, with: ' a\u0085b\n' }],
    expected: [{ code: 'text-unprintable', file: 'is/wool.md' }],
  },
  {
    title: 'letters that were encoded twice',
    edits: [
      { file: 'is/wool.md', replace: /\n$/, with: '\nÃ¾að er hlÃ½tt â€“ og mjÃºkt â€\u009D.\n' },
      { file: 'is/ui.yaml', replace: /^search: .*$/m, with: 'search: LeitaÃ°u' },
    ],
    expected: [
      { code: 'text-damaged', file: 'is/ui.yaml', at: 'Ã°' },
      ...['Ã¾', 'Ã½', 'â€“', 'Ãº', 'â€\u009D'].map((at) => ({
        code: 'text-damaged',
        file: 'is/wool.md',
        at,
      })),
    ],
  },
  {
    title: 'more letters that were encoded twice than anyone mends one by one, told once',
    edits: [{ file: 'is/wool.md', replace: /\n$/, with: `\n${'Ã¾að er hlÃ½tt. '.repeat(11)}\n` }],
    expected: [{ code: 'file-damaged', file: 'is/wool.md', at: 'Ã¾' }],
  },
  {
    title: 'a letter that was lost',
    edits: [{ file: 'is/wool.md', replace: /\n$/, with: '\n\uFFFDað er hlýtt.\n' }],
    expected: [{ code: 'text-damaged', file: 'is/wool.md', at: '\uFFFD' }],
  },
  {
    title: 'escapes for letters that were encoded twice',
    edits: [{ file: 'is/ui.yaml', replace: /^search: .*$/m, with: 'search: "\\xC3\\xBEað"' }],
    expected: [{ code: 'yaml-damaged', file: 'is/ui.yaml' }],
  },
  {
    title: 'an escape for a control character',
    edits: [{ file: 'is/ui.yaml', replace: /^search: .*$/m, with: 'search: "Leit\\u0007"' }],
    expected: [{ code: 'yaml-unprintable', file: 'is/ui.yaml' }],
  },
  {
    title: 'an escape for half of a pair',
    edits: [{ file: 'is/ui.yaml', replace: /^search: .*$/m, with: 'search: "Leit\\uD800"' }],
    expected: [{ code: 'yaml-unprintable', file: 'is/ui.yaml' }],
  },
  {
    title: 'a file of more than a megabyte',
    edits: [{ file: 'is/ui.yaml', write: `title: ${'a'.repeat(1_000_001)}\n` }],
    expected: [{ code: 'file-too-large', file: 'is/ui.yaml' }],
  },
  {
    title: 'a file of fifty megabytes',
    edits: [{ file: 'is/ui.yaml', write: new Uint8Array(50_000_000).fill(0x61) }],
    expected: [{ code: 'file-too-large', file: 'is/ui.yaml' }],
  },
  {
    title: 'a folder with the name of a file, and neither a missing page nor what lies in it',
    edits: [{ remove: 'is/ui.yaml' }, { file: 'is/ui.yaml/copy.yaml', copyFrom: 'en/ui.yaml' }],
    expected: [{ code: 'file-is-folder', file: 'is/ui.yaml' }],
  },
  {
    title: 'a text document',
    edits: [{ file: 'is/skilmalar.docx', write: 'never looked at' }],
    expected: [{ code: 'file-unexpected', file: 'is/skilmalar.docx' }],
  },
  {
    title: 'a page beside the folders of the languages',
    edits: [{ file: 'drafts/podcasts.md', copyFrom: 'is/wool.md' }],
    expected: [{ code: 'file-unexpected', file: 'drafts/podcasts.md' }],
  },
  {
    title: 'files in no place of the content, of which nothing else is said',
    edits: [
      { file: 'drafts/empty.md', write: '---\ntemplate: note\n---\n' },
      { file: 'drafts/no-keys.md', write: 'A note {price:x} with a [link](page:nowhere).\n' },
      { file: 'Drafts/Old Note.md', write: '' },
      { file: 'notes.yaml', write: 'a: [' },
      { file: 'is/ui.md', write: '---\nsearch: Leita\n---\n' },
    ],
    expected: [
      { code: 'file-unexpected', file: 'Drafts/Old Note.md' },
      { code: 'file-unexpected', file: 'drafts/empty.md' },
      { code: 'file-unexpected', file: 'drafts/no-keys.md' },
      { code: 'file-unexpected', file: 'is/ui.md' },
      { code: 'file-unexpected', file: 'notes.yaml' },
    ],
  },
  {
    title: 'a symbolic link',
    edits: [{ file: 'is/secret.yaml', linkTo: '/etc/hostname' }],
    expected: [{ code: 'file-is-link', file: 'is/secret.yaml' }],
  },
  {
    title: 'a symbolic link to a folder',
    edits: [{ file: 'is/secrets', linkTo: '/etc' }],
    expected: [{ code: 'file-is-link', file: 'is/secrets' }],
  },
  {
    title: 'a file ending that is not used',
    edits: [{ file: 'is/notes.txt', write: 'notes' }],
    expected: [{ code: 'file-unexpected', file: 'is/notes.txt' }],
  },
  {
    title: 'a file name whose ö is two characters',
    edits: [{ file: 'is/o\u0308nnur.yaml', write: 'title: x\n' }],
    expected: [{ code: 'file-name', file: 'is/o\u0308nnur.yaml' }],
  },
  {
    title: 'a file name that differs in capitals from one that is there',
    edits: [{ file: 'is/About.md', copyFrom: 'is/wool.md' }],
    expected: [{ code: 'file-name', file: 'is/About.md' }],
  },
  {
    title: 'a file name with capitals and Icelandic letters',
    edits: [{ file: 'is/Um-okkur.md', write: '---\n---\n' }],
    expected: [{ code: 'file-name', file: 'is/Um-okkur.md' }],
  },
  {
    title: 'wrong indentation',
    edits: [{ file: 'is/ui.yaml', replace: '    send: Senda', with: '     send: Senda' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: 'send: Senda' }],
  },
  {
    title: 'a quote that is not closed, which the parser notices a line later',
    edits: [{ file: 'is/ui.yaml', replace: 'search: Leita', with: 'search: "Leita' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: '"Leita' }],
  },
  {
    title: 'a comma in a text in braces, which ends the text there',
    edits: [
      {
        file: 'en/ui.yaml',
        replace: 'missing: Enter your e-mail address.',
        with: 'missing: Enter, if you can, your address.',
      },
    ],
    expected: [
      { code: 'unknown-key', file: 'en/ui.yaml', at: 'if you can' },
      { code: 'unknown-key', file: 'en/ui.yaml', at: 'your address.' },
    ],
  },
  {
    title: 'a colon in a text that has quotes inside',
    edits: [{ file: 'is/ui.yaml', replace: 'search: Leita', with: 'search: Leita: "allt"' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: ': "allt"' }],
  },
  {
    title: 'a colon without its space, which the parser notices a line later',
    edits: [{ file: 'is/ui.yaml', replace: 'send: Senda', with: 'send:Senda' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: 'Senda' }],
  },
  {
    title: 'a no-break space in the indentation',
    edits: [{ file: 'is/ui.yaml', replace: '    send: Senda', with: '\u00a0   send: Senda' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: '\u00a0   send' }],
  },
  {
    title: 'a tab as indentation',
    edits: [{ file: 'is/ui.yaml', replace: '    send: Senda', with: '\tsend: Senda' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: '\tsend' }],
  },
  {
    title: 'a second document, which its line begins',
    edits: [
      { file: 'site.yaml', replace: /^/, with: '# Facts.\n---\n' },
      { file: 'site.yaml', replace: /$/, with: '---\nmore: 1\n' },
    ],
    expected: [{ code: 'yaml-syntax', file: 'site.yaml', at: '---', occurrence: 1 }],
  },
  {
    title: 'a key that stands twice',
    edits: [{ file: 'site.yaml', replace: 'brand: Tiny', with: 'brand: Tiny\nbrand: Temja' }],
    expected: [{ code: 'yaml-duplicate-key', file: 'site.yaml', at: 'brand: Temja' }],
  },
  {
    title: 'anchors and aliases, the stuff of bombs',
    edits: [{ file: 'site.yaml', replace: 'brand: Tiny', with: 'brand: &a Tiny' }],
    expected: [{ code: 'yaml-alias', file: 'site.yaml', at: 'a Tiny' }],
  },
  {
    title: 'a text that YAML would cut at its #',
    edits: [{ file: 'site.yaml', replace: 'brand: Tiny', with: 'brand: Tiny #1 í heimi' }],
    expected: [{ code: 'yaml-text-cut', file: 'site.yaml', at: '#1 í heimi' }],
  },
  {
    title: 'an empty page',
    edits: [{ file: 'is/wool.md', write: '' }],
    expected: [{ code: 'file-empty', file: 'is/wool.md' }],
  },
  {
    title: 'a file of facts with nothing but empty lines',
    edits: [{ file: 'site.yaml', write: '\n\n' }],
    expected: [{ code: 'file-empty', file: 'site.yaml' }],
  },
  {
    title: 'an empty file beside the pages',
    edits: [{ file: 'en/ui.yaml', write: '' }],
    expected: [{ code: 'file-empty', file: 'en/ui.yaml' }],
  },
  {
    title: 'a list instead of keys',
    edits: [{ file: 'site.yaml', write: '- 81500\n' }],
    expected: [{ code: 'yaml-not-a-map', file: 'site.yaml', at: '- 81500' }],
  },
  {
    title: 'nesting that is deeper than any page',
    edits: [{ file: 'site.yaml', write: `${'['.repeat(20_000)}\n` }],
    expected: [{ code: 'yaml-syntax', file: 'site.yaml' }],
  },
  {
    title: 'a Markdown file without front matter',
    edits: [{ file: 'is/wool.md', replace: /^---\n/, with: '\n---\n' }],
    expected: [{ code: 'front-matter-missing', file: 'is/wool.md' }],
  },
  {
    title: 'front matter that is never closed',
    edits: [{ file: 'is/wool.md', write: '---\ntitle: Skilmálar\n' }],
    expected: [{ code: 'front-matter-unclosed', file: 'is/wool.md', at: '---' }],
  },
  {
    title: 'front matter in JavaScript, under either name',
    edits: [
      { file: 'is/wool.md', replace: /^---/, with: '---js' },
      { file: 'en/wool.md', replace: /^---/, with: '---javascript' },
    ],
    expected: [
      { code: 'front-matter-language', file: 'en/wool.md', at: '---javascript' },
      { code: 'front-matter-language', file: 'is/wool.md', at: '---js' },
    ],
  },
];
