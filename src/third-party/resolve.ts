import type { ConsentCategory } from '../client/consent/choices.ts';
import type { ConsentScript } from '../client/consent/withdraw.ts';
import type { ForeignScript } from '../define/foreign-script.ts';
import type { Lifetime } from '../define/lifetime.ts';
import type { KindOptions, ScriptKind } from './kind.ts';
import { type KindName, kinds } from './kinds.ts';
import type { WrittenScript } from './schema.ts';

/** What the settings of a site say of scripts of others. */
interface ScriptSettings {
  scripts?: readonly WrittenScript[] | undefined;
  /** Where the site is published. */
  baseUrl: string;
}

/** A name under which scripts of others store something. */
interface StoredByOthers {
  name: string;
  category: ConsentCategory;
  /** Unknown for scripts of no known kind. */
  kept?: Lifetime;
}

type WrittenKind = WrittenScript & { kind: KindName };
type WrittenAddress = WrittenScript & Pick<ConsentScript, 'src' | 'category'>;

/** Returns the scripts that run with consent, in their order, as the pages name them. */
export function consentScripts(settings: Pick<ScriptSettings, 'scripts'>): ConsentScript[] {
  return settings.scripts?.flatMap(listed) ?? [];
}

/** Returns the same scripts with what hosting has to know of them, and with the code that is published with the site. */
export function foreignScripts(settings: ScriptSettings): ForeignScript[] {
  const { scripts = [] } = settings;
  const own = scripts.filter(isKind).map((script) => sourcesOf(script, settings));
  const trusted = [...new Set(own.flatMap((sources) => sources['script-src'] ?? []))];
  return scripts.flatMap((script): ForeignScript[] => {
    if (!isKind(script)) return isAddress(script) ? [{ src: script.src }] : [];
    const code = `${trustOnly(trusted)}${startCode(kinds[script.kind], optionsOf(script, settings))}`;
    return [{ src: pathOf(script.kind), code, sources: sourcesOf(script, settings) }];
  });
}

/** Returns what the scripts store on the devices of visitors who allow it. */
export function storedByOthers({ scripts = [] }: Pick<ScriptSettings, 'scripts'>): StoredByOthers[] {
  return scripts.flatMap((script): StoredByOthers[] => {
    if (isKind(script)) {
      const { stored, category }: ScriptKind = kinds[script.kind];
      const entries = Object.entries(stored);
      return entries.map(([name, kept]) => ({ name, category, kept }));
    }
    const { category, cookies = [], storage = [] } = script;
    return category ? [...cookies, ...storage].map((name) => ({ name, category })) : [];
  });
}

/** Returns the names of the tools whose companies are in the United States. */
export function americanTools({ scripts = [] }: Pick<ScriptSettings, 'scripts'>): string[] {
  const named: ScriptKind[] = scripts.filter(isKind).map(({ kind }) => kinds[kind]);
  return named.filter(({ isAmerican }) => isAmerican).map(({ name }) => name);
}

function listed(script: WrittenScript): ConsentScript[] {
  if (!isKind(script)) return isAddress(script) ? [script] : [];
  const { category, cookies } = kinds[script.kind];
  return [{ src: pathOf(script.kind), category, ...(cookies.length > 0 && { cookies }) }];
}

const isKind = (script: WrittenScript): script is WrittenKind => script.kind !== undefined;

const isAddress = (script: WrittenScript): script is WrittenAddress =>
  script.src !== undefined && script.category !== undefined;

/** The address of the code that starts a kind. It stays when the code changes: consent is given for an address. */
const pathOf = (kind: KindName) => `/scripts/${kind}.js`;

const sourcesOf = (script: WrittenKind, settings: ScriptSettings) =>
  kinds[script.kind].sources(optionsOf(script, settings));

function optionsOf({ id = '', host = '', domain }: WrittenScript, { baseUrl }: ScriptSettings): KindOptions {
  return { id, host, domain: domain ?? new URL(baseUrl).hostname };
}

/** Returns the code that configures a script and adds it to the page. */
function startCode({ src, start }: ScriptKind, options: KindOptions): string {
  return `{
  const script = document.createElement('script');
  ${start(options)}
  script.src = ${JSON.stringify(src(options))};
  document.head.append(script);
}
`;
}

/**
 * Code that lets the scripts of known kinds inject others from their hosts where the browser demands Trusted Types. It runs only
 * with consent, and allows addresses of scripts alone: texts become neither markup nor code.
 */
function trustOnly(sources: readonly string[]): string {
  return `if (window.trustedTypes && !trustedTypes.defaultPolicy) {
  const sources = ${JSON.stringify(sources)};
  const isTrusted = (url) => sources.some((source) => new URL(url, location.href).href.startsWith(source));
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isTrusted(url) ? url : null) });
}
`;
}
