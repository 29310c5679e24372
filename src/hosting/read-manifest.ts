import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FormDefinition } from '../define/form.ts';
import { type FormFacts, formFacts } from '../define/form-facts.ts';
import type { Operation } from '../define/operation.ts';
import { parseJson } from '../define/parse-json.ts';
import { type HostingManifest, manifestFile } from './manifest.ts';

/** One word to nginx and Caddy, whose settings are made of it: nothing that ends it, and nothing that they would replace. */
const word = z.string().regex(/^[^\s\p{Cc};{}"'\\$`]+$/u);
/** SHA-256 in base64url: part of entity tags, of what the log says and of the figures. */
const digest = z.string().regex(/^[\w-]{43}$/);
const address = word.startsWith('/');
/** The text of a header (RFC 9110, 5.5): bytes without controls. Node would refuse others in every answer. */
const headerText = z.string().regex(/^[\t -~\x80-\xff]*$/);
const headers = z.record(z.string().regex(/^[\w-]+$/), headerText);
const localeId = z.string().regex(/^[a-zA-Z]{2,8}(?:-[a-zA-Z\d]{1,8})*$/);
const hostedLocale = z.object({
  id: localeId,
  prefix: z.string().regex(/^(?:\/[\w-]+)*$/),
  notFound: word,
});

const position = z.int().min(0);
const hostedForm = z
  .object({
    address,
    title: position,
    island: z.object({ start: position, end: position, wake: z.enum(['visible', 'idle', 'interaction']) }),
    props: z.looseObject({
      fields: z.record(z.string(), z.json()),
      words: z.looseObject({ titlePrefix: z.string() }),
    }),
  })
  .refine(({ title, island }) => title < island.start && island.start < island.end);

const operation = z.object({
  forms: z.enum(['own-server', 'netlify']),
  leadMonths: z.int().min(1),
  copies: z.array(z.enum(['mail', 'webhook'])),
  addressDays: z.int().min(0),
});

const schema: z.ZodType<HostingManifest> = z.object({
  release: digest,
  files: z.record(word, digest),
  headers: z.array(z.object({ for: address, set: headers })),
  overTls: headers,
  redirects: z.array(
    z.object({ from: address, to: headerText.and(word), status: z.literal([301, 302, 308]) }),
  ),
  locales: z.tuple([hostedLocale], hostedLocale),
  forms: z.array(z.object({ name: z.string().min(1), pages: z.record(localeId, hostedForm) })),
  operation: operation.optional(),
});

/**
 * Reads what a build says about itself; undefined if it does not, or not as this program writes it.
 *
 * @throws what the system says of a file that may not be read
 */
export function readManifest(folder: string): HostingManifest | undefined {
  return schema.safeParse(parseJson(readPlain(join(folder, manifestFile)))).data;
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

/** The text of a plain file: a link may lead anywhere, and a named pipe would be waited for. */
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

/**
 * Returns the forms that a built site receives; undefined if there is no built site.
 *
 * @param out the folder of the built site
 * @param forms those of the site's definition; without a page in the built site a form is not received
 */
export function receivedForms(out: string, forms: readonly FormDefinition[]): FormFacts[] | undefined {
  const manifest = readManifest(out);
  return manifest?.forms.flatMap(({ name, pages }) => {
    const form = forms.find(({ rules }) => rules.name === name);
    const places = manifest.locales.flatMap(({ id }) => {
      const page = pages[id];
      return page ? [{ locale: id, address: page.address, words: page.props.fields }] : [];
    });
    return form ? [formFacts(form, places)] : [];
  });
}
