import { adminPage } from '../admin.ts';
import type { HostingManifest } from '../manifest.ts';

/** The settings that `site hosting` prints. */
export const hostNames = ['nginx', 'nginx-limits', 'caddy', 'caddy-global', 'systemd'] as const;
export type HostName = (typeof hostNames)[number];

export interface ServerOptions {
  /** The folder that holds the built site, absolute. */
  root: string;
  /** The pages: files of the output that end with `.html`. */
  pages: readonly string[];
  /** The address where `site serve` takes forms, such as `http://127.0.0.1:4173`; without it no form is taken. */
  forms?: string | undefined;
}

/** An address, the file that holds its page, and the other ways to write it, which lead to it. */
export interface ServedPage {
  address: string;
  file: string;
  others: string[];
}

/** Lists the pages that have an address: all but the not-found pages (specification 2.3). */
export function servedPages(pages: readonly string[], { locales }: HostingManifest): ServedPage[] {
  const isAddress = (file: string) => !locales.some(({ notFound }) => notFound === file);
  const homes = locales.map(({ prefix }) => prefix);
  return pages
    .filter(isAddress)
    .toSorted()
    .map((file) => servedPage(file, homes));
}

function servedPage(file: string, homes: readonly string[]): ServedPage {
  if (file === 'index.html') return { address: '/', file, others: ['/index.html'] };
  if (file === adminPage.file) return { ...adminPage, others: [`/${file}`] };
  const address = `/${file.replace(/\.html$/, '')}`;
  const isHome = homes.includes(address);
  const others = [`${address}/`, `/${file}`, ...(isHome ? [`${address}/index.html`] : [])];
  return { address, file, others };
}

/** A value would mean more than text in the settings of a server. */
export class UnsafeValue extends Error {}

/**
 * Quotes a text for nginx and Caddy.
 *
 * @throws {UnsafeValue} if either would take it for more than text
 */
export function quoted(text: string): string {
  if (/[\n\r$\\{}]/.test(text))
    throw new UnsafeValue(
      `A server cannot be given ${JSON.stringify(text)}; use a path without $, \\, { and }.`,
    );
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Writes a former address for nginx and Caddy: in quotes if it has spaces. */
export const oneWord = (address: string): string => (address.includes(' ') ? quoted(address) : address);

/** Lines as a block, indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? line : `    ${line}`)), '}'];
}
