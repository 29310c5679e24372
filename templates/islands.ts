import type { IslandLoader } from '../src/client/hydrate-islands.ts';

/** Every island, by the name that the page gives it. Each is fetched only when a page wakes it. */
export const islands: Record<string, IslandLoader> = {
  ContactForm: async () => (await import('./islands/ContactForm.tsx')).ContactForm,
  FaqBrowser: async () => (await import('./islands/FaqBrowser/index.tsx')).FaqBrowser,
  QuoteForm: async () => (await import('./islands/QuoteForm.tsx')).QuoteForm,
  Quiz: async () => (await import('./islands/Quiz/index.tsx')).Quiz,
};
