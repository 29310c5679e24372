/** The API for site definitions. Sites import only this module and `client/` from the generator. */
export { didYouMean, type Message, type Place, withSuggestion } from '../diagnostics/index.ts';
export type { CardContext, CardDefinition } from './card.ts';
export type { Checking } from './checking.ts';
export type { Page, SiteData } from './content.ts';
export type { PageContext, PageView, SiteContext, ViewContext } from './context.ts';
export type {
  ComputedSource,
  DataFile,
  DataOf,
  DataSource,
  FileSource,
  FolderSource,
  SharedFile,
} from './data-file.ts';
export { defineLocale, plainSearch } from './define-locale.ts';
export {
  baseUrl,
  choice,
  heading,
  identifier,
  integer,
  keywords,
  lifetime,
  pageOfKind,
  pagePerLanguage,
  prose,
  type Reference,
  reference,
  slug,
  summary,
} from './fields.ts';
export {
  type Agency,
  type AgencyWords,
  defineForm,
  type FormDefinition,
  type ReceivedForms,
} from './form.ts';
export {
  type ChoiceField,
  defineFormRules,
  type FormField,
  type FormRules,
  isChoice,
  type TextField,
} from './form-rules.ts';
export { fieldWords, formWords } from './form-words.ts';
export { headElements } from './head.ts';
export { Island } from './island.ts';
export {
  type Budget,
  type DerivedPage,
  type PageFields,
  type PageKind,
  pageSchema,
  publicationFields,
} from './kind.ts';
export { type Lifetime, lifetimeText, openEnds, timeUnits } from './lifetime.ts';
export type {
  Locale,
  LocaleDefinition,
  SearchLanguage,
  SiteLocale,
} from './locale.ts';
export type { MediaMaker, Workshop } from './media.ts';
export { markThousands } from './numbers.ts';
export type { Operation } from './operation.ts';
export { definePage } from './page.ts';
export {
  type FactSource,
  type Facts,
  type FindFacts,
  type Named,
  type PlaceholderDefinition,
  type PlaceholderSetting,
  standIn,
  type TypedFact,
} from './placeholders.ts';
export { countText, fillText, type PluralForms, type PluralRule } from './plural.ts';
export { defineProblems } from './problems.ts';
export type { Unpublished } from './publication.ts';
export { rawHtml, scriptJson } from './raw-html.ts';
export { repository } from './repository.ts';
export { isOf, type Route, type RouteTable } from './route.ts';
export type { SiteScripts } from './scripts.ts';
export type { SearchDefinition, SearchEntry, SearchInput } from './search.ts';
export {
  defineSite,
  type LlmsSection,
  type Site,
  type SiteDefinition,
  type SiteFacts,
} from './site.ts';
export { slugify } from './slug.ts';
export type * from './view.ts';
export { walkFields } from './walk.ts';
export { escapeXml } from './xml.ts';
