import type { Edit } from './workspace.ts';

/** A page of the tiny site in every language, with a few more keys. */
export const tinyPage = (id: string, keys = ''): Edit[] =>
  ['is', 'en', 'pl'].map((locale) => ({
    file: `${locale}/${id}.md`,
    write: [
      '---',
      'template: note',
      `slug: ${id.replace(/.*\//, '')}${keys}`,
      `title: ${id} ${locale}`,
      `description: This page says what it has to say of ${id} in the language ${locale}.`,
      '---',
      '',
      '[1](page:home)',
      '',
    ].join('\n'),
  }));

/** A page that is written untidily: comments, quotes, Windows line ends, code that looks like a link. */
export const untidyWool = [
  '---',
  'template: note  # the kind',
  "slug:   'wool' # in the address",
  'title: "Icelandic wool"',
  'aliases: [ "/en/yarn" , /en/knit ] # since 2020',
  'description: The wool is light and warm and keeps the rain out when it pours in the hills.',
  '---',
  '',
  '## Two coats',
  '',
  'See [the home page](page:home), [this](page:wool#two-coats) and `[code](page:wool)`.  ',
  'Again: [here][1].',
  '',
  '[1]: page:wool',
  '',
].join('\r\n');
