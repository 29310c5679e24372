import { parseXml } from '@rgrove/parse-xml';
import type { Artifact } from '../artifact.ts';
import type { Report } from '../diagnostics/index.ts';
import { matchesExtension } from '../lib/file-kinds.ts';

/** Checks files that no other stage parses: that XML is well-formed, and that videos and fonts match their extensions. */
export function checkFiles(artifacts: readonly Artifact[], report: Report): void {
  for (const artifact of artifacts) {
    const { path } = artifact;
    const detail = flawOf(artifact);
    if (detail !== undefined) report.error('artifact-broken', { file: path }, { path, detail });
  }
}

function flawOf(file: Artifact): string | undefined {
  const { path } = file;
  // Pages have been parsed, and computing their bodies would be slow.
  if (path.endsWith('.html')) return undefined;
  const { body } = file;
  if (/\.(?:svg|xml)$/.test(path)) return xmlErrorOf(Buffer.from(body).toString());
  // The magic bytes are within the first 64.
  const bytes = typeof body === 'string' ? Buffer.from(body.slice(0, 64)) : body;
  return matchesExtension(path, bytes) ? undefined : 'it is not of the kind that its ending says';
}

function xmlErrorOf(text: string): string | undefined {
  try {
    parseXml(text);
    return undefined;
  } catch (error) {
    return `it is not XML (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
}
