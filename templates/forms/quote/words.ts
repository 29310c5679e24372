import type { PageContent } from '../../page-view.ts';
import type { Quote } from '../../pages/quote/schema.ts';

/** The words of the quote form's fields. */
export type QuoteWords = Omit<PageContent<Quote>['form'], 'heading' | 'submit' | 'privacy'> & {
  /** Shown at fields that may stay empty. */
  optional: string;
};
