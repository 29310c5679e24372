import type { Labels } from './catalogue.ts';

export const englishLabels: Labels = { error: 'error', warning: 'warning', why: 'why', fix: 'fix' };
