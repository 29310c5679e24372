import { type Checking, defineProblems } from '../../src/define/index.ts';
import { quoteServices } from '../pages/service/schema.ts';

const problems = defineProblems({
  'service-order': ({ order, other, free }: { order: number; other: string; free: number }) => ({
    what: `The service of ${other} has the place ${order} as well.`,
    why: 'Menus and cards would put the two in the order of their file names.',
    fix: `Write another number here or there, in every language, such as ${free}.`,
  }),
  'service-unasked': ({ known }: { known: string }) => ({
    what: 'Nobody can choose this service in the quote form.',
    why: 'The form has its own list of services, and the links on this page select nothing in it.',
    fix: `Add “quoteService:” in every language, with the choice that fits best: ${known} (none if no other does).`,
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

/** Warns of services that nobody can ask for: a new one gets into all menus, but the quote form has its own list. */
export function checkUnasked({ documents, locales: [first], report }: Checking): void {
  // The other languages have the same keys.
  for (const document of documents.filter(({ locale }) => locale === first.id)) {
    const isService = 'summary' in document.data && 'shape' in document.data;
    if (!isService || document.data.quoteService !== undefined) continue;
    problems(report).warning('service-unasked', document.locate(['template'], 'key'), {
      known: quoteServices.join(', '),
    });
  }
}
