import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FormDefinition } from '../define/form.ts';
import { type FormFacts, formFacts } from '../define/form-facts.ts';
import type { Operation } from '../define/operation.ts';
import { parseJson } from '../define/parse-json.ts';

/** The file of the manifest in the output. Names that begin with `_` are never served. */
export const manifestFile = '_site.json';

/** Endings that are never served either, in any case: compressed copies, source maps, and databases put there by mistake. */
export const hiddenEnding = /\.(?:br|gz|map|db|sqlite3?)(?:-\w+)?$/i;

/** One word for nginx and Caddy: nothing that ends it, and nothing that they would replace. */
const word = z.string().regex(/^[^\s\p{Cc};{}"'\\$`]+$/u);
/** SHA-256 in base64url. */
const digest = z.string().regex(/^[\w-]{43}$/);
const address = word.startsWith('/');
/** An address that is redirected may have spaces, too. */
const formerAddress = z.string().regex(/^\/(?:[^\s\p{Cc};{}"'\\$`]| )*$/u);
/** The text of a header (RFC 9110, 5.5): bytes without controls. Node would refuse others in every answer. */
const headerText = z.string().regex(/^[\t -~\x80-\xff]*$/);
const headers = z.record(z.string().regex(/^[\w-]+$/), headerText).readonly();
const localeId = z.string().regex(/^[a-zA-Z]{2,8}(?:-[a-zA-Z\d]{1,8})*$/);
const position = z.int().min(0);

/** Headers for an exact path, or for a beginning followed by `*`. Later rules override earlier ones. */
const headerRule = z.object({ for: address, set: headers });
export type HeaderRule = z.output<typeof headerRule>;

const redirect = z.object({
  from: formerAddress,
  to: headerText.and(word),
  status: z.literal([301, 302, 308]),
});
export type Redirect = z.output<typeof redirect>;

/** A form on a page. Positions are in bytes from the beginning of its file. */
const hostedForm = z
  .object({
    /** The address of the page. */
    address,
    /** The beginning of the title's text. */
    title: position,
    /** The form's island, up to the end of its props, and when it is made interactive. */
    island: z.object({ start: position, end: position, wake: z.enum(['visible', 'idle', 'interaction']) }),
    /** The props of the island as built. */
    props: z.looseObject({
      fields: z.record(z.string(), z.unknown()),
      words: z.looseObject({ titlePrefix: z.string() }),
    }),
  })
  .refine(({ title, island }) => title < island.start && island.start < island.end);
export type HostedForm = z.output<typeof hostedForm>;

/** A form by its name (`form-name`), with its page in each language. */
const hostedForms = z.object({ name: z.string().min(1), pages: z.record(localeId, hostedForm) });
export type HostedForms = z.output<typeof hostedForms>;

/** A language, the beginning of its addresses, which is empty for the one at the root, and the file of its not-found page. */
const hostedLocale = z.object({ id: localeId, prefix: z.string().regex(/^(?:\/[\w-]+)*$/), notFound: word });

const operation: z.ZodType<Operation> = z.object({
  forms: z.enum(['own-server', 'netlify']),
  leadMonths: z.int().min(1),
  copies: z.array(z.enum(['mail', 'webhook'])),
  addressDays: z.int().min(0),
});

const manifest = z.object({
  /** Changes with every file of the site. */
  release: digest,
  /** Every file of the build with its SHA-256. A host serves no other. */
  files: z.record(word, digest).readonly(),
  headers: z.array(headerRule).readonly(),
  /** Headers of answers over TLS only (RFC 6797, section 7.2). */
  overTls: headers,
  redirects: z.array(redirect).readonly(),
  /** The default language is first. */
  locales: z.tuple([hostedLocale], hostedLocale).readonly(),
  forms: z.array(hostedForms).readonly(),
  operation: operation.optional(),
});

/** Everything that a host must know to serve the site: the one source of server, Netlify, nginx and Caddy settings. */
export type HostingManifest = z.output<typeof manifest>;

/**
 * Reads the manifest of a built site; undefined if there is none or it is malformed.
 *
 * @throws errors of the file system if the file may not be read
 */
export function readManifest(folder: string): HostingManifest | undefined {
  return manifest.safeParse(parseJson(readPlain(join(folder, manifestFile)))).data;
}

/** Reads how a built site says that it is run; undefined if it does not, or cannot be read. */
export function readOperation(folder: string): Operation | undefined {
  try {
    return readManifest(folder)?.operation;
  } catch {
    // Serving the folder says why.
    return undefined;
  }
}

/** Reads a regular file; links and pipes count as empty. */
function readPlain(file: string): string {
  const descriptor = openPlain(file);
  if (descriptor === undefined) return '';
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor, 'utf8') : '';
  } finally {
    closeSync(descriptor);
  }
}

/** Error codes for a missing file, or a link or socket in its place. */
const noFile = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO'];

function openPlain(file: string): number | undefined {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  try {
    return openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (noFile.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Returns the forms of a site that have a page in its built version; undefined if there is no built site. */
export function receivedForms(out: string, forms: readonly FormDefinition[]): FormFacts[] | undefined {
  const built = readManifest(out);
  return built?.forms.flatMap(({ name, pages }) => {
    const form = forms.find(({ rules }) => rules.name === name);
    const places = built.locales.flatMap(({ id }) => {
      const page = pages[id];
      return page ? [{ locale: id, address: page.address, words: page.props.fields }] : [];
    });
    return form ? [formFacts(form, places)] : [];
  });
}
