import { beforeEach, describe, expect, it } from 'vitest';
import { prefetchData } from '../../src/build.ts';
import { recordTranslations } from '../../src/content/model/translations/index.ts';
import { configOf, contentFile, type Edit, editFiles, problemsOf, workspace } from '../support/workspace.ts';

/** A copy of the frozen content, whose languages were in step when it was published. */
let folder = '';

const edit = (...edits: readonly Edit[]) => editFiles(`${folder}/content`, edits);

/** Does what publishing does to the record. */
async function publish(settled?: []): Promise<void> {
  const config = configOf(folder);
  await recordTranslations(config, await prefetchData(config), settled);
}

/** The lines of content that are behind. */
function behind(): string[] {
  const problems = problemsOf(folder);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return problems
    .filter(({ code }) => code === 'translation-behind')
    .map(({ place: { file, line = 0 } }) => {
      const name = file.replace('content/', '');
      return `${name}: ${contentFile(folder, name).split('\n')[line - 1]?.trim()}`;
    });
}

beforeEach(async () => {
  folder = workspace();
  await publish([]);
});

const languages = ['is', 'en'] as const;

/** Edits of both files of a page. */
const inBoth = (page: string, replace: RegExp, replacement: Record<'is' | 'en', string>): Edit[] =>
  languages.map((language) => ({ file: `${language}/${page}`, replace, with: replacement[language] }));

describe('a question that only one language has changed', () => {
  const first = /(?<=questions:\n)/;
  const newQuestion = inBoth('faq.yaml', first, {
    is: '      - q: Hvaða litir eru fallegastir?\n        a: Þeir sem fara vel hver með öðrum.\n',
    en: '      - q: Which colours look best?\n        a: Those that go well with each other.\n',
  });
  const waiting = ['is/faq.yaml: - q: Hvaða tækni notið þið?'];

  beforeEach(() => {
    edit({ file: 'en/faq.yaml', replace: 'Which technologies do you use?', with: 'Which tools do you use?' });
    expect(behind()).toEqual(waiting);
  });

  it('stays a warning below a new question, also once that is published and removed', async () => {
    edit(...newQuestion);
    expect(behind()).toEqual(waiting);
    await publish();
    expect(behind()).toEqual(waiting);
    edit(...inBoth('faq.yaml', /(?<=questions:\n).*\n.*\n/, { is: '', en: '' }));
    expect(behind()).toEqual(waiting);
    edit({ file: 'is/faq.yaml', replace: 'Hvaða tækni notið þið?', with: 'Hvaða tól notið þið?' });
    expect(behind()).toEqual([]);
  });

  it('stays a warning once both languages exchange it for another', () => {
    const two = /( {6}- q: [\s\S]*?)( {6}- q: [\s\S]*?)(?= {6}- q: )/;
    edit(...inBoth('faq.yaml', two, { is: '$2$1', en: '$2$1' }));
    expect(behind()).toEqual(waiting);
  });
});

describe('a section that only one language has changed', () => {
  const section = /^## .*\n[\s\S]*?(?=^## )/m;
  const newSection = inBoth('terms.md', /(?=^## )/m, {
    is: '## Orð á blaði\n\nHér segir frá því sem við lofum.\n\n',
    en: '## Words on paper\n\nHere we say what we promise.\n\n',
  });

  beforeEach(() =>
    edit({ file: 'en/terms.md', replace: '## Services and quotes', with: '## Work and quotes' }),
  );

  it.each([
    ['below a new section', newSection],
    ['below one that is removed', inBoth('terms.md', section, { is: '', en: '' })],
  ])('stays a warning %s', (_, edits) => {
    const waiting = behind();
    expect(waiting).toEqual([expect.stringMatching(/^is\/terms\.md: ## /)]);
    edit(...edits);
    expect(behind()).toEqual(waiting);
  });
});

it('items that both languages exchange are in step, and those that one exchanges are behind', () => {
  const two = /(- q: .*)([\s\S]*?)(- q: .*)/;
  edit({ file: 'en/faq.yaml', replace: two, with: '$3$2$1' });
  expect(behind()).toHaveLength(2);
  edit({ file: 'is/faq.yaml', replace: two, with: '$3$2$1' });
  expect(behind()).toEqual([]);
});
