import { parseXml } from '@rgrove/parse-xml';
import type { Artifact } from '../artifact.ts';
import type { Report } from '../diagnostics/index.ts';
import { beginsAsNamed } from '../lib/file-kinds.ts';

/**
 * Reads what would be published as browsers do, as far as no other check has read it: drawings and lists are XML, videos
 * and fonts are what they are called.
 */
export function readBack(artifacts: readonly Artifact[], report: Report): void {
  for (const artifact of artifacts) {
    const { path } = artifact;
    const detail = whyUnreadable(artifact);
    if (detail !== undefined) report.error('artifact-broken', { file: path }, { path, detail });
  }
}

function whyUnreadable(file: Artifact): string | undefined {
  const { path } = file;
  // Pages have been parsed.
  if (path.endsWith('.html')) return undefined;
  const { body } = file;
  if (/\.(?:svg|xml)$/.test(path)) return whyNotXml(Buffer.from(body).toString());
  // A text needs no more of its bytes than tell its kind.
  const bytes = typeof body === 'string' ? Buffer.from(body.slice(0, 64)) : body;
  return beginsAsNamed(path, bytes) ? undefined : 'it is not of the kind that its ending says';
}

function whyNotXml(text: string): string | undefined {
  try {
    parseXml(text);
    return undefined;
  } catch (error) {
    return `it is not XML (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
}
