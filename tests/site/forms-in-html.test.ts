import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import { rawHtml, type Site } from '../../src/define/index.ts';
import { site } from '../sites/tiny/templates/site.ts';
import { tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { projectDir } from '../support/workspace.ts';

interface Problem {
  code: string;
  what: string;
  fix: string;
}

type Change = (html: string, language: string) => string;

/** The tiny site with other HTML in its home pages. */
function withHtml(change: Change, site: Site): Site {
  const { home, ...others } = site.pages;
  if (!home) throw new Error('The tiny site has a home page.');
  const Page: typeof home.Page = (props) => {
    const { language } = (props as { view: { language: { id: string } } }).view;
    const html = renderToString(home.Page(props) as ReactElement);
    return createElement('div', rawHtml(change(html, language.id))) as ReactNode;
  };
  return { ...site, pages: { home: { ...home, Page }, ...others } };
}

/** Builds the tiny site with other HTML. */
async function buildWith(change: Change, definition: Site = site) {
  const environment = { toolDir: projectDir, siteDir: tinyDir, cwd: projectDir, now: new Date('2026-11-21') };
  const config = createConfig(
    { content: `${tinyWorkspace()}/content`, cache: false },
    { site: withHtml(change, definition), ...environment },
  );
  return await buildSite(config);
}

/** What a build says of the tiny site with other HTML. */
async function problemsOf(change: Change, definition: Site = site) {
  const { report } = await buildWith(change, definition);
  return report
    .sorted()
    .map(({ code, place, message }) => ({ code, file: place.file, line: place.line, ...message }));
}

/** Replaces a part of the HTML that must be there. */
const put =
  (from: string | RegExp, to: string): Change =>
  (html) => {
    const changed = html.replace(from, to);
    if (changed === html) throw new Error(`${from} is not in ${html}`);
    return changed;
  };

const ask = 'tests/sites/tiny/templates/Ask.tsx';
const onAll = 'the form “ask” (on /, /en and /pl)';
const onEnglish = 'the form “ask” (on /en)';
const wantedOrder =
  '<input type="text" name="order" maxlength="20"> to the HTML, although it is shown only under a condition';
const order = /<label class="order">.*?<\/label>/s;

describe('a form that a language lacks', () => {
  it.each([
    [['pl'], 'The form “ask” is on no page in Polish.'],
    [['is', 'pl'], 'The form “ask” is on no page in Icelandic and Polish.'],
  ])('is a problem, because the server would receive it in none: %j', async (languages, what) => {
    const problems = await problemsOf((html, language) => (languages.includes(language) ? '' : html));
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'form-missing', what, file: 'tests/sites/tiny/templates/site.ts' }),
    );
  });

  it.each<{ lacking: string[]; received: string[] }>([
    { lacking: [], received: ['ask'] },
    { lacking: ['pl'], received: [] },
    { lacking: ['is', 'pl'], received: [] },
  ])(
    'is left out of what the server is told, unlike one that none lacks: %j',
    async ({ lacking, received }) => {
      const { forms } = await buildWith((html, language) => (lacking.includes(language) ? '' : html));
      expect(forms.map(({ name }) => name)).toEqual(received);
    },
  );
});

describe('a form whose HTML agrees with its definition', () => {
  it.each<[title: string, change: Change]>([
    ['as it is', (html) => html],
    ['with a control outside, which names it', outside],
    [
      'with options that have their texts alone, in spaces of any kind',
      (html) =>
        html.replace(
          / value="[^"]+" data-topic="\w+">([^<]+)/g,
          (_, text) => `>\n ${text.replace(' ', '\u00a0')}`,
        ),
    ],
    [
      'with radio buttons in place of a list',
      (html, language) => html.replace(/<select.*<\/select>/s, radioButtons(language)),
    ],
    ['with a button that has a name', put('<button ', '<button name="send" value="1" ')],
    ['with a form elsewhere that is not posted', put('<main>', '<main><form role="search"><input></form>')],
  ])('is fine %s', async (_, change) => expect(await problemsOf(change)).toEqual([]));
});

/** Takes the control of the order out of the form. */
function outside(html: string): string {
  const [label = ''] = order.exec(html) ?? [];
  const named = label.replace('<input ', '<input form="f" ');
  return put('<form ', '<form id="f" ')(html, '').replace(label, '').replace('</form>', `</form>${named}`);
}

function radioButtons(language: string): string {
  const texts = { is: ['Ullina', 'Pöntun'], en: ['The wool', 'An order'], pl: ['Wełna', 'Zamówienie'] };
  return (texts[language as 'is'] ?? [])
    .map((text) => `<input type="radio" name="topic" value="${text}">`)
    .join('');
}

describe('a form whose HTML does not agree with its definition', () => {
  it.each<[title: string, change: Change, problem: Problem]>([
    [
      'a control that is called something else',
      put('name="email"/', 'name="mail"/'),
      {
        code: 'form-control-missing',
        what: `There is no control “email” in ${onAll}, or it is disabled.`,
        fix: 'Add <input type="email" name="email" required maxlength="254"> to the HTML.',
      },
    ],
    [
      'a control that is no field',
      put('name="email"/', 'name="emial"/'),
      {
        code: 'form-control-unknown',
        what: `The control “emial” is no field of ${onAll}.`,
        fix: 'Did you mean “email”? Give it the name of a field, or add the field to the definition of the form.',
      },
    ],
    [
      'a required control without a name',
      put(' name="email"/', '/'),
      {
        code: 'form-control-unnamed',
        what: `A control without a name is in ${onAll}: <input type="email" maxlength="254" autocomplete="email" required>`,
        fix: 'Give it the name of its field.',
      },
    ],
    [
      'a disabled control',
      put('<textarea ', '<textarea disabled '),
      missing('message', '<textarea name="message" required maxlength="2000"></textarea> to the HTML'),
    ],
    [
      'a choice that is left out',
      put(/<select name="topic">.*?<\/select>/s, ''),
      missing('topic', '<select name="topic"> with its options to the HTML'),
    ],
    [
      'controls in a disabled group',
      put(order, '<fieldset disabled><fieldset>$&</fieldset></fieldset>'),
      missing('order', wantedOrder),
    ],
    ['a conditional control that only script would add', put(order, ''), missing('order', wantedOrder)],
    [
      'a conditional control that a browser without script always demands',
      put('name="order"', 'name="order" required'),
      {
        code: 'form-control-required',
        what: `The control “order” in ${onAll} is “required”, unlike its definition.`,
        fix: 'Remove “required” from the HTML; the field is still required while it is shown.',
      },
    ],
    [
      'an optional control that the browser demands',
      put('<select name="topic"', '<select required name="topic"'),
      {
        code: 'form-control-required',
        what: `The control “topic” in ${onAll} is “required”, unlike its definition.`,
        fix: 'Remove “required” from the HTML.',
      },
    ],
    [
      'a required control that the browser does not demand',
      put(' required=""', ''),
      {
        code: 'form-control-required',
        what: `The control “email” in ${onAll} is not “required”, unlike its definition.`,
        fix: 'Add “required” to the HTML, or remove it from the definition.',
      },
    ],
    [
      'two controls of one name',
      put('<textarea ', '<input name="email" required maxlength="9"><textarea '),
      {
        code: 'form-control-twice',
        what: `There are two controls “email” in ${onAll}.`,
        fix: 'Remove one of them.',
      },
    ],
    [
      'a text in place of a choice',
      put(/<select name="topic">.*?<\/select>/s, '<input name="topic">'),
      {
        code: 'form-control-type',
        what: `The control “topic” in ${onAll} has the type “text”.`,
        fix: 'Use <select> or radio buttons.',
      },
    ],
    [
      'a box in place of a text',
      put('type="text" maxLength="20" name="order"', 'type="checkbox" name="order"'),
      {
        code: 'form-control-type',
        what: `The control “order” in ${onAll} has the type “checkbox”.`,
        fix: 'Use <input> or <textarea>.',
      },
    ],
    [
      'a text of any length',
      put(' maxLength="2000"', ''),
      {
        code: 'form-control-length',
        what: `The control “message” in ${onAll} takes texts of any length; the maximum is 2000.`,
        fix: 'Write maxlength="2000".',
      },
    ],
    [
      'a text that may be longer than its field',
      put('maxLength="2000"', 'maxlength="3000"'),
      {
        code: 'form-control-length',
        what: `The control “message” in ${onAll} takes up to 3000 characters; the maximum is 2000.`,
        fix: 'Write maxlength="2000".',
      },
    ],
    [
      'an option with its name as its value',
      (html, language) => (language === 'en' ? html.replace('value="The wool"', 'value="wool"') : html),
      {
        code: 'form-options',
        what: `“wool” is no option of “topic” in ${onEnglish}, which lacks “The wool”.`,
        fix: 'Write the texts that optionTexts returns, in their order: “The wool”, “An order”.',
      },
    ],
    [
      'an option in another language',
      (html, language) => (language === 'en' ? html.replace('value="The wool"', 'value="Ullina"') : html),
      {
        code: 'form-options',
        what: `“Ullina” is no option of “topic” in ${onEnglish}, which lacks “The wool”.`,
        fix: 'Write the texts that optionTexts returns, in their order: “The wool”, “An order”.',
      },
    ],
    [
      'an option that cannot be chosen',
      (html, language) => (language === 'en' ? html.replace(' data-topic="wool"', ' disabled') : html),
      {
        code: 'form-options',
        what: `The options of “topic” in ${onEnglish} lack “The wool”.`,
        fix: 'Write the texts that optionTexts returns, in their order: “The wool”, “An order”.',
      },
    ],
    [
      'no name of the form',
      put('<input type="hidden" name="form-name" value="ask"/>', ''),
      missing('form-name', '<input type="hidden" name="form-name" value="ask"> to the HTML'),
    ],
    [
      'the name of another form',
      put('name="form-name" value="ask"', 'name="form-name" value="order"'),
      {
        code: 'form-control-value',
        what: `The control “form-name” in ${onAll} has the value “order”.`,
        fix: 'Write value="ask".',
      },
    ],
    [
      'a name of the form that visitors could change',
      put('type="hidden" name="form-name"', 'type="text" name="form-name"'),
      {
        code: 'form-control-type',
        what: `The control “form-name” in ${onAll} has the type “text”.`,
        fix: 'Use type="hidden".',
      },
    ],
    [
      'no trap',
      put(/<input type="text" hidden="" name="bot-field"\/>/, ''),
      missing('bot-field', '<input type="text" name="bot-field" hidden> to the HTML'),
    ],
    [
      'a trap that is not empty',
      put('name="bot-field"/', 'name="bot-field" value="x"/'),
      {
        code: 'form-control-value',
        what: `The control “bot-field” in ${onAll} has the value “x”.`,
        fix: 'Leave it empty.',
      },
    ],
    [
      'a trap that every visitor would have to fill',
      put('name="bot-field"/', 'name="bot-field" required/'),
      {
        code: 'form-control-required',
        what: `The control “bot-field” in ${onAll} is “required”, unlike its definition.`,
        fix: 'Remove “required” from the HTML.',
      },
    ],
    ...[
      'name="ask"',
      'method="post"',
      'action="/"',
      'data-netlify="true"',
      'netlify-honeypot="bot-field"',
    ].map((written): [string, Change, Problem] => [
      `no ${written}`,
      put(` ${written}`, ''),
      {
        code: 'form-attribute',
        what: `“${written.split('=')[0]}” is missing from ${onAll}.`,
        fix: `Write ${written}.`,
      },
    ]),
    [
      'another method',
      put('method="post"', 'method="get"'),
      { code: 'form-attribute', what: `“method” is “get” in ${onAll}.`, fix: 'Write method="post".' },
    ],
    [
      'another action',
      put('action="/"', 'action="/en"'),
      { code: 'form-attribute', what: `“action” is “/en” in ${onAll}.`, fix: 'Write action="/".' },
    ],
    [
      'no checks by the browser without script',
      put('<form ', '<form novalidate '),
      {
        code: 'form-attribute',
        what: `“novalidate” is “” in ${onAll}.`,
        fix: 'Remove it from the HTML, and set it once script runs (useAwake).',
      },
    ],
    [
      'an encoding that the server does not read',
      put('<form ', '<form enctype="multipart/form-data" '),
      {
        code: 'form-attribute',
        what: `“enctype” is “multipart/form-data” in ${onAll}.`,
        fix: 'Remove it.',
      },
    ],
  ])('is an error in the file of its island: %s', async (_, change, problem) => {
    expect(await problemsOf(change)).toContainEqual(expect.objectContaining({ file: ask, ...problem }));
  });
});

function missing(control: string, wanted: string): Problem {
  return {
    code: 'form-control-missing',
    what: `There is no control “${control}” in ${onAll}, or it is disabled.`,
    fix: `Add ${wanted}.`,
  };
}

describe('a form whose island has no “fields” among its props', () => {
  const without: Change = (html) => html.replace('"fields":', '"texts":');

  /** The tiny site with options that are called by their names in every language. */
  const withOwnTexts: Site = {
    ...site,
    forms: {
      agency: site.forms?.agency as NonNullable<Site['forms']>['agency'],
      forms: (site.forms?.forms ?? []).map((form) => ({
        ...form,
        rules: {
          ...form.rules,
          fields: {
            ...form.rules.fields,
            topic: { kind: 'choice', options: ['wool', 'order'], textOf: String },
          },
        },
      })),
    },
  };

  it('has options that are checked against their texts, which need no words', async () => {
    const problems = await problemsOf(without, withOwnTexts);
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: ask,
        code: 'form-options',
        what: `“The wool”, “An order” are no options of “topic” in ${onEnglish}, which lacks “wool”, “order”.`,
        fix: 'Write the texts that optionTexts returns, in their order: “wool”, “order”.',
      }),
    );
    const byName: Change = (html) =>
      without(html, '').replace(/ value="[^"]+" data-topic="(\w+)"/g, ' value="$1"');
    expect(await problemsOf(byName, withOwnTexts)).toEqual([]);
  });

  it('has one problem for options without texts, whatever their values are', async () => {
    expect(await problemsOf(without)).toEqual([
      expect.objectContaining({
        file: ask,
        code: 'form-option-textless',
        what: `The options “wool”, “order” of “topic” have no texts in ${onAll}.`,
        fix: 'Give the island of the form a prop “fields” with the words of its fields, or give the field a textOf that needs no words.',
      }),
    ]);
  });
});

describe('the place of a mistake in a form', () => {
  it.each([
    ['is its control', put('maxLength="2000"', 'maxlength="3000"'), 'name="message"'],
    ['is the form where there is no such control', put('name="email"/', 'name="mail"/'), '<form'],
  ])('%s', async (_, change, text) => {
    const [problem] = await problemsOf(change);
    const lines = readFileSync(join(tinyDir, 'templates/Ask.tsx'), 'utf8').split('\n');
    expect(lines[(problem?.line ?? 0) - 1]).toContain(text);
  });
});

describe('a form that the site does not define', () => {
  it('is an error on its page, because the server would refuse it', async () => {
    const problems = await problemsOf(
      put('<main>', '<main><form method="post" action="/" name="asks"></form>'),
    );
    expect(problems.filter(({ file }) => file.endsWith('content/en/home.md'))).toEqual([
      expect.objectContaining({
        code: 'form-unknown',
        what: '/en has a form “asks” that is posted to the site, which has no such form.',
        fix: 'Did you mean “ask”? Define it with defineForm and add it to “forms” of the site, or remove it.',
      }),
    ]);
  });
});

describe('a page that says nothing to a browser that has sent its form without script', () => {
  it.each<[title: string, change: Change, what: string]>([
    ['lacks the element', put(' id="_sent"', ''), '/en has no element with the id “_sent”.'],
    [
      'has nothing in it',
      put(/(<p id="_sent">).*?(?=<\/p>)/s, '$1 '),
      '/en has nothing in its element with the id “_sent”.',
    ],
  ])('is an error: it %s', async (_, change, what) => {
    const problems = await problemsOf(change);
    expect(problems.filter(({ file }) => file.endsWith('content/en/home.md'))).toEqual([
      expect.objectContaining({
        code: 'form-unanswered',
        what,
        fix: 'Add an element with id="_sent" that says what has happened; a style sheet can hide it with #_sent:not(:target).',
      }),
    ]);
  });
});
