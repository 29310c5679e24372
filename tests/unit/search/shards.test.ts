import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { openIndex } from '../../../src/client/search/open.ts';
import { searchShards } from '../../../src/client/search/shards/index.ts';
import { packWords, unpackWords } from '../../../src/client/search/shards/pack.ts';
import type { WordEntry } from '../../../src/client/search/shards/types.ts';
import type { SearchItem } from '../../../src/client/search/types.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';
import { shardSearch } from '../../../src/search/shards/index.ts';

const all = [icelandic, english];
const languages = { own: icelandic, others: [english] };

/** An item of which only the title matters, unless more is said. */
const item = (id: number, title: string, rest: Partial<SearchItem> = {}): SearchItem => ({
  ...{ id: String(id).padStart(5, '0'), path: `/${id}`, type: 'page', category: '', description: '' },
  title,
  ...rest,
});

/** A search in shards, and the names of the files that it has loaded. */
function open(items: SearchItem[], types = ['page']) {
  const { shards, files } = shardSearch({ items, languages }, types);
  const texts = new Map(files.map(([name, content]) => [name, JSON.stringify(content)]));
  const loaded: string[] = [];
  const state = { isDown: false };
  const search = searchShards(
    { locale: 'is', shards: { folder: '', ...shards } },
    {
      languages: all,
      load: async <T>(name: string) => {
        if (state.isDown) throw new Error('down');
        loaded.push(name);
        return JSON.parse(texts.get(name) ?? '') as T;
      },
      open: async (file) => openIndex(file, { library: lunr, languages: all, types }),
    },
  );
  const titles = async (query: string) => (await search.ask(query)).items.map(({ title }) => title);
  return { search, titles, loaded, state, shards, texts };
}

/** Items by the thousand, each with a number in words of its own. */
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => item(n, `Blaðsíða nr${n} um vefhönnun`));

describe('a search in shards', () => {
  it.each([
    ['the word', 'nr4711'],
    ['the beginning of it, when few words begin so', 'nr471'],
    ['another word beside it', 'vefhönnun nr4711'],
    ['it in capitals', 'NR4711'],
  ])('finds an item among thousands by %s', async (_, query) => {
    expect(await open(many(5000)).titles(query)).toContain('Blaðsíða nr4711 um vefhönnun');
  });

  it.each([
    ['another form of a word', 'hesturinn', 'hesta'],
    ['a word without its accents', 'Þórður', 'thordur'],
    ['what a compound ends in', 'vefverslun', 'versl'],
    ['a part that stands in no other word', 'skólabók', 'bók'],
    ['a slip', 'auglýsingar', 'auglýsngar'],
    ['a slip among the first letters', 'verðskrá', 'evrðskrá'],
    ['a letter too many at the start', 'verðskrá', 'vverðskrá'],
    ['both parts of a compound', 'hönnun', 'bókahönnun'],
  ])('understands %s', async (_, title, query) => {
    const others = many(300).map((one) => ({ ...one, title: one.title.replace(/ .*/, '') }));
    const small = [item(9001, 'Skóli'), item(9002, 'Vefur'), item(9003, 'Bók'), item(9004, title)];
    expect(await open([...others, ...small]).titles(query)).toContain(title);
  });

  it('finds a word of another language', async () => {
    const items = [...many(300), item(9000, 'Hesturinn', { foreign: ['Horses'] })];
    expect(await open(items).titles('horse')).toEqual(['Hesturinn']);
  });

  it('shows a title that names nothing after a keyword', async () => {
    const items = [
      item(1, 'Fundir borga sig', { isAside: true }),
      item(2, 'Ráðgjöf', { keywords: ['fundur'] }),
    ];
    const { titles } = open([...many(300), ...items]);
    expect(await titles('hvenær fundir')).toEqual(['Ráðgjöf', 'Fundir borga sig']);
    expect(await titles('fundir')).toEqual(['Fundir borga sig', 'Ráðgjöf']);
  });

  it('shows titles before texts, and the types in their order', async () => {
    const items = [
      item(1, 'Annað', { description: 'Um ketti.' }),
      item(2, 'Kettir', { type: 'faq' }),
      item(3, 'Kettir og hundar'),
    ];
    const found = await open([...many(300), ...items], ['page', 'faq']).titles('kettir');
    expect(found).toEqual(['Kettir og hundar', 'Kettir', 'Annað']);
  });

  it('finds items of types that the site does not list, as one file does', async () => {
    expect(await open([...many(300), item(9000, 'Óvænt', { type: 'odd' })]).titles('óvænt')).toEqual([
      'Óvænt',
    ]);
  });

  it('says how many it has found beside the best of them', async () => {
    const { count, items } = await open(many(800)).search.ask('vefhönnun');
    expect([count, items.length]).toEqual([800, 12]);
  });

  it.each(['', ' ', '%', '“”', '💥', '\uD800', 'a'.repeat(5000), '__proto__', 'constructor', 'o’neill'])(
    'takes any text for a query: %j',
    async (query) => {
      const { items } = await open([...many(300), item(9000, 'O’Neill')]).search.ask(query);
      expect(Array.isArray(items)).toBe(true);
    },
  );

  it('finds words that are names of an object’s own parts', async () => {
    const items = [...many(300), item(9000, 'constructor'), item(9001, '__proto__')];
    expect(await open(items).titles('constructor')).toEqual(['constructor']);
    expect(await open(items).titles('__proto__')).toEqual(['__proto__']);
  });

  it('loads nothing for nothing, few files for a query, and none of them twice', async () => {
    const { search, loaded, texts } = open(many(5000));
    await search.ask(' ');
    expect(loaded).toEqual([]);
    await search.ask('nr4711');
    expect(loaded.length).toBeLessThan(20);
    expect(texts.size).toBeGreaterThan(200);
    const before = loaded.length;
    await search.ask('nr4711');
    expect(loaded.length).toBe(before);
  });

  it('loads few files for what is not there, however long', async () => {
    const { search, loaded } = open(many(5000));
    await search.ask('nrvefblaðsíðunrhönnunrækjanrskólanrvefur nrnrnrvefnrblaðnrhönn');
    expect(loaded.length).toBeLessThanOrEqual(30);
  });

  it('fails when a file cannot be loaded, and tries it again for the next words', async () => {
    const { search, titles, state } = open(many(300));
    state.isDown = true;
    await expect(search.ask('nr42')).rejects.toThrow('down');
    state.isDown = false;
    expect(await titles('nr42')).toContain('Blaðsíða nr42 um vefhönnun');
  });
});

describe('the shards', () => {
  it('are the same for the same items', () => {
    const [one, other] = [open(many(2000)), open(many(2000))];
    expect(one.shards).toEqual(other.shards);
    expect([...one.texts]).toEqual([...other.texts]);
  });

  it('stay small, also when every item has the same word', () => {
    const words = [...open(many(5000)).texts].filter(([name]) => name.startsWith('words'));
    expect(Math.max(...words.map(([, text]) => text.length))).toBeLessThan(20_000);
  });

  it('leave out a word that is longer than any query, and hold what stands beside it', async () => {
    const { titles, shards } = open([
      ...many(300),
      item(9000, 'Ketti', { description: 'kattar'.repeat(20_000) }),
    ]);
    expect(await titles('ketti')).toEqual(['Ketti']);
    expect(shards.words.length).toBeLessThan(5000);
  });

  it('hold entries that are packed and unpacked without loss', () => {
    const entries: WordEntry[] = [
      { key: 'honnun', word: 'hönnun', places: [place('title', 0), place('rest', 0), place('names', 12)] },
      { key: 'honnun', word: 'honnun', places: [place('foreign', 7), place('keywords', 1007)] },
      { key: 'vef', word: 'vef', places: [place('category', 3), place('description', 4)] },
    ];
    expect(unpackWords(packWords(entries, []))).toEqual(entries);
  });
});

const place = (field: WordEntry['places'][number]['field'], at: number) => ({ field, item: at });
