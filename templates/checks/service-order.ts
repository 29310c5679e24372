import { type Checking, defineProblems } from '../../src/define/index.ts';

const problems = defineProblems({
  'service-order': ({ order, other, free }: { order: number; other: string; free: number }) => ({
    what: `The service of ${other} has the place ${order} as well.`,
    why: 'Menus and cards would put the two in the order of their file names.',
    fix: `Write another number here or there, in every language, such as ${free}.`,
  }),
});

/** Warns of services that have the same place in the menus. */
export function checkOrder({ documents, locales: [first], report }: Checking): void {
  // The other languages have the same numbers.
  const services = documents.filter(({ locale, data }) => locale === first.id && 'shape' in data);
  const taken = new Map<number, string>();
  const numbers = new Set(services.map(({ data }) => Number(data.order)));
  for (const { data, file, locate } of services) {
    const order = Number(data.order);
    const other = taken.get(order);
    taken.set(order, other ?? file);
    if (other === undefined) continue;
    const free = Array.from({ length: services.length + 1 }, (_, at) => order + 1 + at);
    problems(report).warning('service-order', locate(['order']), {
      ...{ order, other },
      free: free.find((number) => !numbers.has(number)) ?? order,
    });
  }
}
