import { type ContentCase, type RealContent, readRealContent } from '../content.ts';
import {
  hostileAnywhere,
  hostileLetters,
  hostileMarkdown,
  hostileNames,
  hostileNumbers,
  hostileYaml,
} from '../hostile.ts';
import { type Kind, kind, smallerTexts } from '../kind.ts';
import { mutateBytes, mutateText, replaceWord } from '../mutate.ts';
import type { Random } from '../random.ts';

const frontMatter = /^---\n[\s\S]*?\n---\n/;
const isMarkdown = (file: string) => file.endsWith('.md');

/** A way to make a case of a real file. */
type Make = (real: RealContent, random: Random) => ContentCase;

/** Changes the text of a file that is of the right sort. */
function textCase(fits: (file: string) => boolean, change: (text: string, random: Random) => string): Make {
  return (real, random) => {
    const file = random.pick(real.files.filter(fits));
    return { file, as: file, bytes: Buffer.from(change(real.textOf(file), random)) };
  };
}

const bytesCase: Make = (real, random) => {
  const file = random.pick(real.files);
  return { file, as: file, bytes: mutateBytes(Buffer.from(real.textOf(file)), random) };
};

function mutateFront(text: string, random: Random): string {
  const front = frontMatter.exec(text)?.[0] ?? '';
  return mutateText(front, random, [...hostileYaml, ...hostileAnywhere, '---']) + text.slice(front.length);
}

function mutateBody(text: string, random: Random): string {
  const front = frontMatter.exec(text)?.[0] ?? '';
  const fragments = [...hostileMarkdown, ...hostileAnywhere];
  return front + mutateText(text.slice(front.length), random, fragments);
}

/** A hostile name in the place of a file's name, of a key, or of a value that names something. */
const namesCase: Make = (real, random) => {
  const file = random.pick(real.files);
  const text = real.textOf(file);
  const name = random.pick([...hostileNames, ...hostileNumbers, ...hostileLetters]);
  const ways = [
    () => ({ file, as: renamed(file, name), bytes: Buffer.from(text) }),
    () => ({ file, as: file, bytes: Buffer.from(text.replace(/^slug: .*$/m, () => `slug: ${name}`)) }),
    () => ({ file, as: file, bytes: Buffer.from(changeKey(text, name, random)) }),
    () => ({ file, as: file, bytes: Buffer.from(replaceWord(text, name, random)) }),
  ];
  return random.pick(ways)();
};

/** The file under another name, as far as a disk can have it. */
function renamed(file: string, name: string): string {
  const possible = name.replaceAll(/\0|\.\.\/|^\//g, '').slice(0, 100) || 'x';
  return file.replace(/[^/]+(?=\.\w+$)/, () => possible);
}

function changeKey(text: string, name: string, random: Random): string {
  const keys = [...text.matchAll(/^[ -]*([\w-]+):/gm)];
  if (keys.length === 0) return `${name}: ${text}`;
  const { 0: found, 1: key = '', index } = random.pick(keys);
  const at = index + found.lastIndexOf(key);
  return text.slice(0, at) + name + text.slice(at + key.length);
}

function contentKind(name: string, share: number, make: Make): Kind {
  return kind<ContentCase>(name, share, (folder) => {
    const real = readRealContent(folder);
    return {
      make: (random) => make(real, random),
      check: (one) => real.tryCase(one).findings,
      show: ({ as, bytes }) => `${as}:\n${JSON.stringify(Buffer.from(bytes).toString('utf8'))}`,
      *smaller(one) {
        for (const text of smallerTexts(Buffer.from(one.bytes).toString('utf8')))
          yield { ...one, bytes: Buffer.from(text) };
      },
    };
  });
}

const yamlCase = textCase(
  (file) => !isMarkdown(file),
  (text, random) => mutateText(text, random, [...hostileYaml, ...hostileAnywhere]),
);
const markdownCase = textCase(isMarkdown, mutateBody);
const frontCase = textCase(isMarkdown, mutateFront);
const ways: readonly Make[] = [bytesCase, yamlCase, markdownCase, frontCase, namesCase];

/** A case of any of these kinds. */
export const contentCase: Make = (real, random) => random.pick(ways)(real, random);

/** Files of the content, changed in all the ways that editors and attackers may think of. */
export const contentKinds: readonly Kind[] = [
  contentKind('bytes', 12, bytesCase),
  contentKind('yaml', 12, yamlCase),
  contentKind('markdown', 12, markdownCase),
  contentKind('front-matter', 12, frontCase),
  contentKind('names', 12, namesCase),
];
