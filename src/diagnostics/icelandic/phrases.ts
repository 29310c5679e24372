import type { Phrases } from '../catalogue.ts';
import { admin } from './phrases/admin.ts';
import { advice } from './phrases/advice.ts';
import { details } from './phrases/details.ts';
import { languages } from './phrases/languages.ts';
import { schemas } from './phrases/schemas.ts';
import { scripts } from './phrases/scripts.ts';
import { values } from './phrases/values.ts';
import { yaml } from './phrases/yaml.ts';

/** What the generator says in parts of messages. Descriptions of keys are in the nominative and begin in lowercase, because they follow a colon. */
export const phrases: Phrases = {
  ...yaml,
  ...values,
  ...advice,
  ...details,
  ...languages,
  ...scripts,
  ...admin,
  ...schemas,
};
