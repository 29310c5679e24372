import type { Labels, MessageLanguage } from './catalogue.ts';

/** The languages in which problems are told. */
export const messageLanguages: readonly MessageLanguage[] = ['en', 'is'];

export const englishLabels: Labels = { error: 'error', warning: 'warning', why: 'why', fix: 'fix' };
