import type { z } from 'zod';
import { about, cookies, notFound, pricing, terms } from './company.ts';
import { prices, quiz, search, site } from './data.ts';
import { faq } from './faq.ts';
import { contact, quote } from './forms.ts';
import { home } from './home.ts';
import { gamification, service, services, strategy, webDevelopment } from './services.ts';
import { ui } from './ui.ts';

/** One schema for each kind of page, by the word that an editor writes as `template`. */
export const pageSchemas = {
  home,
  services,
  service,
  strategy,
  'web-development': webDevelopment,
  gamification,
  about,
  pricing,
  faq,
  quote,
  contact,
  terms,
  cookies,
  'not-found': notFound,
} as const;

/** The kinds of pages whose file is Markdown with front matter; the others are YAML. */
export const templatesWithBody = [
  'service',
  'strategy',
  'web-development',
  'gamification',
  'about',
  'terms',
] as const;

/** The kinds of pages that share the services menu. */
export const serviceTemplates = ['service', 'strategy', 'web-development', 'gamification'] as const;

/** Files beside the pages: their path under `content/` or `content/<language>/`, and their schema. */
export const sharedSchemas = { site, prices } as const;
export const localeSchemas = { ui, quiz, search } as const;

export type Template = keyof typeof pageSchemas;
export type PageData<K extends Template = Template> = { [T in K]: z.output<(typeof pageSchemas)[T]> }[K];
export type SiteSettings = z.output<typeof site>;
export type Prices = z.output<typeof prices>;
export type Ui = z.output<typeof ui>;
export type Quiz = z.output<typeof quiz>;
export type SearchContent = z.output<typeof search>;
