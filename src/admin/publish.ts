import type { Artifact } from '../artifact.ts';
import type { Config } from '../config.ts';
import type { SiteContent } from '../define/content.ts';
import type { Report } from '../diagnostics/index.ts';
import type { QueryDatabase } from '../incremental/index.ts';

interface AdminSite {
  db: QueryDatabase<Config>;
  content: SiteContent;
  report: Report;
}

/** Adds the files of the visual editor to those of a site, if it is to be published with one. */
export async function withAdmin(
  artifacts: Artifact[],
  { db, content, report }: AdminSite,
): Promise<Artifact[]> {
  const { admin, site, content: place } = db.config;
  if (admin === undefined) return artifacts;
  const { repository } = site.facts(content.shared);
  if (repository === undefined) {
    report.error('admin-nowhere', { file: place.shown }, {});
    return artifacts;
  }
  const taken = artifacts.find(({ path }) => path === 'admin.html' || path.startsWith('admin/'));
  if (taken) report.error('artifact-twice', { file: taken.path }, { path: taken.path });
  const { publishedAdmin } = await import('./index.ts');
  return [...artifacts, ...(await publishedAdmin(db, { repository, language: admin }))];
}
