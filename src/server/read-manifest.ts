import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type HostingManifest, manifestFile } from '../hosting/manifest.ts';
import { ServerError } from './failure.ts';

const address = z.string().startsWith('/');
/** What headers hold (RFC 9110, 5.5): one byte a character, none of them a control. Node would refuse others, in every answer. */
const headerText = z.string().regex(/^[\t -~\x80-\xff]*$/);
const headers = z.record(z.string().regex(/^[\w-]+$/), headerText);
const byLocale = z.object({ is: z.string(), en: z.string() });

const schema: z.ZodType<HostingManifest> = z.object({
  release: z.string(),
  files: z.record(z.string(), z.string()),
  headers: z.array(z.object({ for: address, set: headers })),
  overTls: headers,
  redirects: z.array(z.object({ from: address, to: headerText, status: z.literal([301, 302, 308]) })),
  notFound: byLocale,
  forms: z.array(z.object({ name: z.literal(['contact', 'simple-contact']), pages: byLocale })),
});

/**
 * Reads what a build says about itself.
 *
 * @throws ServerError when there is no manifest, or not one of this program
 */
export async function readManifest(folder: string): Promise<HostingManifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ServerError(`${folder} holds no site that this program built. Run “site build” first.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
