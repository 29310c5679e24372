import { type Artifact, lateArtifact } from '../artifact.ts';
import type { HostingManifest } from '../hosting/manifest.ts';

/** Where everything is that only `site dev` has. A site cannot have such an address: names that begin with `_` are never served. */
export const devFolder = '/_dev/';

/** The script that pages have in `site dev` alone. */
export const clientAddress = `${devFolder}client.js`;

/** A page whose styles are scripts that nobody runs: for the script that compares two versions of it. */
export function inertStyles(html: string): string {
  return html.replace(
    /<style[^>]*>([\s\S]*?)<\/style>/g,
    (_, css: string) => `<script type="text/x-style">${css}</script>`,
  );
}

/**
 * The files as `site dev` serves them: at the end of each page, behind everything that was built, is the script that keeps it
 * up to date. It names the page as it was built, so that the script knows which version it is on.
 */
export function withClient(files: readonly Artifact[], { files: digests }: HostingManifest): Artifact[] {
  return files.map((file) => {
    const { path } = file;
    if (!path.endsWith('.html')) return file;
    const script = `<script src="${clientAddress}" data-page="${digests[path]}" defer></script>\n`;
    return lateArtifact({ path }, () => `${file.body}${script}`);
  });
}
