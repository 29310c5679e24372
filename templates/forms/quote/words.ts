import type { FieldWords } from '../../components/Field.tsx';
import type { IconView } from '../../page-view.ts';
import type { ServiceKey, TimelineKey } from './quote.ts';

/** The words of a list of choices. */
interface ChoiceWords extends FieldWords {
  /** The first, empty choice. */
  prompt: string;
}

/** The words of the quote form's fields. */
export interface QuoteWords {
  about: string;
  project: string;
  name: FieldWords;
  email: FieldWords;
  company: FieldWords;
  kennitala: FieldWords;
  phone: FieldWords;
  services: {
    label: string;
    hint?: string | undefined;
    options: Record<ServiceKey, { icon: IconView; title: string; description: string }>;
  };
  timeline: ChoiceWords & { options: Record<TimelineKey, string> };
  monthlyBudget: ChoiceWords & { custom: string };
  projectBudget: ChoiceWords & { custom: string };
  description: FieldWords;
  /** Said of fields that may stay empty. */
  optional: string;
}
