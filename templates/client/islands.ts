import type { ComponentType } from 'react';

/** Fetches the code of an island. */
type IslandLoader = () => Promise<ComponentType<never>>;

/** Every island, by the name that the page gives it. Each is fetched only when a page wakes it. */
export const islands: Record<string, IslandLoader> = {
  ContactForm: async () => (await import('../islands/ContactForm.tsx')).ContactForm,
  FaqBrowser: async () => (await import('../islands/FaqBrowser.tsx')).FaqBrowser,
  QuoteForm: async () => (await import('../islands/QuoteForm.tsx')).QuoteForm,
  Quiz: async () => (await import('../islands/Quiz.tsx')).Quiz,
};
