import { livingContent } from '../../support/content-folders.ts';
import { pagesIn } from './pages.ts';

const baseURL = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 4174) + 1}`;

/** The options of a test that looks at the living content instead of the frozen one. */
export const livingSite = { baseURL };

/** All pages of the living content. */
export const livingPages = pagesIn(livingContent);
