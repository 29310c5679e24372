import { type Checking, defineProblems } from '../../src/define/index.ts';
import { quoteServices } from '../pages/service/fields.ts';

const problems = defineProblems({
  'service-unasked': ({ known }: { known: string }) => ({
    what: 'Nobody can choose this service in the quote form.',
    why: 'The form has its own list of services, and the links on this page select nothing in it.',
    fix: `Add “quoteService:” in every language, with the choice that fits best: ${known} (none if no other does).`,
  }),
});

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
