import type { MarkdownIt, Token } from 'markdown-it';

/** What follows from the page on which a text is shown: where a link leads, what a picture is, where long words of a heading break. */
export type Hole =
  | { kind: 'link'; href: string }
  | { kind: 'picture'; address: string; alt: string }
  | { kind: 'heading'; text: string };

/** Markup as it is, or what stands in it until the page is known. */
export type MarkupPart = string | Hole;

/** Stands for a hole while the markup is put together: no file of the content may have it. */
const mark = '\0';

/** Begins the box in which something wider than a phone is scrolled, by keyboard too. */
const wide = '<div class="wide" tabindex="0">\n';

/**
 * Returns a function that gives the markup of a text in parts, and changes its tokens: they take twenty times the memory, and each
 * text would keep its own until its page is rendered.
 *
 * @param markdown the parser of the tokens
 */
export function createMarkup({ renderer, options }: MarkdownIt): (tokens: Token[]) => MarkupPart[] {
  let holes: Hole[] = [];
  const leave = (hole: Hole) => {
    holes.push(hole);
    return mark;
  };
  const attribute = (token: Token | undefined, name: string) => String(token?.attrGet(name));
  const { fence, code_block: codeBlock, text } = renderer.rules;
  Object.assign(renderer.rules, {
    text: (...args) => withWholeRanges(text?.(...args) ?? ''),
    link_open: (all, at) => leave({ kind: 'link', href: attribute(all[at], 'href') }),
    image: (all, at) => {
      const alt = renderer.renderInlineAsText(all[at]?.children ?? [], options, {});
      return leave({ kind: 'picture', address: attribute(all[at], 'src'), alt });
    },
    table_open: () => `${wide}<table>\n`,
    table_close: () => '</table>\n</div>\n',
    fence: (...args) => `${wide}${fence?.(...args)}</div>\n`,
    code_block: (...args) => `${wide}${codeBlock?.(...args)}</div>\n`,
    heading_text: (all, at) => leave({ kind: 'heading', text: all[at]?.content ?? '' }),
  } satisfies typeof renderer.rules);
  return (tokens) => {
    holes = [];
    nameTextsOfHeadings(tokens);
    nameAlignment(tokens);
    plainEmptyHeads(tokens);
    const [first = '', ...rest] = renderer.render(tokens, options, {}).split(mark);
    return [first, ...rest.flatMap((part, at) => [holes[at] ?? '', part])].filter((part) => part !== '');
  };
}

/** Puts word joiners around the dash in a range of numbers, because browsers may break the line there. */
function withWholeRanges(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');
}

/** Turns empty header cells of tables into data cells, because they name nothing. */
function plainEmptyHeads(tokens: readonly Token[]): void {
  for (const [at, { type, content }] of tokens.entries()) {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (type !== 'inline' || content !== '' || before?.type !== 'th_open' || !after) continue;
    before.tag = 'td';
    after.tag = 'td';
  }
}

/** Aligns columns with a class such as `align-right`, because the policy of a page forbids style attributes. */
function nameAlignment(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style'))) ?? [];
    if (side !== undefined) token.attrs = [['class', `align-${side}`]];
  }
}

/** Leaves the words of headings to the page, which breaks long ones: they are shown large. */
function nameTextsOfHeadings(tokens: readonly Token[]): void {
  for (const [at, { type }] of tokens.entries()) {
    if (type !== 'heading_open') continue;
    for (const child of tokens[at + 1]?.children ?? [])
      if (child.type === 'text') child.type = 'heading_text';
  }
}
