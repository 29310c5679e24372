import { blocks } from './blocks.ts';
import { checks } from './checks.ts';
import { common } from './common.ts';
import { cookies } from './cookies.ts';
import { data } from './data.ts';
import { interfaceWords } from './interface.ts';
import { pages } from './pages.ts';
import { pricing } from './pricing.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';

/** What editors read about this site in Icelandic: descriptions of keys, and the words of its own checks. */
export const icelandicPhrases = {
  ...common,
  ...pages,
  ...pricing,
  ...services,
  ...cookies,
  ...data,
  ...settings,
  ...interfaceWords,
  ...blocks,
  ...checks,
};
