import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { planSite, prefetchData } from '../../src/build.ts';
import { findSource, type ShownThing } from '../../src/dev/find-source.ts';
import { builtSite } from '../support/built-site.ts';
import { agencyDir, configOf } from '../support/workspace.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that show one text of the content. */
const telling = ['h1', 'h2', 'h3', 'p', 'dt', 'dd', 'summary', 'label', 'button'];

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The elements of a page that have words. */
function elementsIn(nodes: readonly Node[]): { name: string; text: string }[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node) || ['noscript', 'template', 'script'].includes(node.tagName)) return [];
    const inner = elementsIn(node.childNodes);
    return telling.includes(node.tagName) ? [{ name: node.tagName, text: textOf(node) }, ...inner] : inner;
  });
}

const config = configOf(agencyDir);
const db = await prefetchData(config);
planSite(config, db);

/** Where something on a page of the agency is written. */
async function find(
  address: string,
  text: string,
  around: Partial<ShownThing> = {},
): Promise<string | undefined> {
  const thing = { address, text, source: '', near: '', href: '', menu: '', ...around };
  const place = findSource(thing, { config, result: await builtSite() }, db);
  return place && `${place.file} ${place.sourceLine?.trim().slice(0, 40)}`;
}

it('finds where nearly all that pages of each kind say is written, and their headings in the file of the page', {
  tags: ['all'],
}, async () => {
  const { artifacts, routes } = await builtSite();
  const missing: string[] = [];
  let count = 0;
  const ofKinds = new Map(routes?.all.map((route) => [route.page.template, route]));
  for (const { path, file, id, page } of ofKinds.values()) {
    const html = String(artifacts.find((one) => one.path === file)?.body);
    for (const { name, text } of elementsIn(parse(html).childNodes)) {
      if (text.trim() === '') continue;
      count += 1;
      const place = await find(path, text);
      const isRight = name === 'h1' && page.template !== 'not-found' ? place?.includes(`/${id}.`) : place;
      if (!isRight) missing.push(`${path} ${name} ${text}: ${place}`);
    }
  }
  expect(count).toBeGreaterThan(400);
  expect(missing.length > count / 50 ? missing : []).toEqual([]);
});

it('finds prices, with the dots that the site adds, and facts', async () => {
  expect(await find('/verdskra', '149.000 kr.')).toBe('content/prices.yaml plan-growth: { amount: 149000 }');
  expect(await find('/en/pricing', '79.000 kr.')).toBe(
    'content/prices.yaml plan-foundation: { amount: 79000 }',
  );
  expect(await find('/en/contact', 'hallo@hemja.example')).toBe(
    'content/site.yaml email: hallo@hemja.example',
  );
});

it.each([
  ['ad-account-audit', 'Úttekt á auglýsingareikningi'],
  ['banner-pack-3', 'Pakki með 3 vefborðum án hreyfingar'],
])('finds which of several equal prices it is by the words beside it: %s', async (key, name) => {
  const near = `${name}29.000\u00A0kr.`;
  expect(await find('/verdskra', '29.000 kr.', { near })).toMatch(
    new RegExp(`^content/prices.yaml ${key}: \\{ amount: 29000`),
  );
});

it('finds the name of a page in its own file, and that of a menu among the words of the menu', async () => {
  expect(await find('/', 'Spurt og svarað', { href: '/spurt-og-svarad' })).toMatch(
    /^content\/is\/faq\.yaml /,
  );
  const menu = 'Þjónusta Um okkur Verðskrá Spurt og svarað Fá tilboð Opna valmynd Loka valmynd';
  expect(await find('/', 'Þjónusta', { near: menu })).not.toMatch(/search\.yaml/);
});

it('finds the name of a page in its own file for a link of a menu, whatever list has the same names', async () => {
  const near = 'Samfélagsmiðlar Vefsíðugerð Stafræn stefnumótun Verðskrá';
  const href = '/thjonusta/samfelagsmidlar';
  expect(await find('/', 'Samfélagsmiðlar', { near, href, menu: 'yes' })).toMatch(
    /^content\/is\/services\/social-media\.md title:/,
  );
  expect(await find('/verdskra', 'Fá tilboð', { near, href: '/fa-tilbod', menu: 'yes' })).toMatch(
    /^content\/is\/quote\.yaml /,
  );
});

it('finds the longest of several texts that stand together', async () => {
  const text = 'Stjörnumerkta reiti (*) þarf að fylla út. Við notum upplýsingarnar til að svara þér.';
  expect(await find('/hafa-samband', text)).toMatch(/^content\/is\/(?:ui|contact)\.yaml /);
});

it('finds the key that names a video', async () => {
  const source = '/assets/loops/web-development-0F8DABCB.webm';
  expect(await find('/thjonusta/vefsidugerd', '', { source })).toBe(
    'content/is/services/web-development.md video: web-development',
  );
});

it('finds nothing for what the content does not have', async () => {
  expect(await find('/', 'Lorem ipsum dolor sit amet')).toBeUndefined();
  expect(await find('/', '')).toBeUndefined();
  expect(await find('/nowhere', '(((', { source: '../../etc/passwd' })).toBeUndefined();
});
