import { z } from 'zod';

/** The services that keep repositories in which a visual editor can save. */
const services = ['github', 'gitlab', 'gitea'] as const;

/** Where the content is kept, for its visual editor. */
export interface SiteRepository {
  kind: (typeof services)[number];
  /** The origin of a server of one's own. Undefined for the public service. */
  host: string | undefined;
  /** Owner and name. */
  path: string;
  branch: string | undefined;
}

const written = new RegExp(
  `^(${services.join('|')}):(https://[a-z\\d.-]+(?::\\d+)?/)?([\\w.-]+(?:/[\\w.-]+)+?)(?:#([\\w./-]+))?$`,
);

/**
 * Creates the schema of a repository: `github:owner/name`, `gitlab:group/name` or `gitea:owner/name`. The host of a server of one’s own
 * stands before the owner, and a branch at the end: `gitea:https://git.example.com/owner/name#main`.
 */
export const repository = (description: string) =>
  z
    .string()
    .regex(written)
    .meta({ description, examples: ['github:owner/name', 'gitlab:group/name'] });

/**
 * Reads a repository.
 *
 * @throws if it is malformed
 */
export function readRepository(text: string): SiteRepository {
  const [, kind, host, path = '', branch] = written.exec(text) ?? [];
  const service = services.find((one) => one === kind);
  if (!service) throw new Error(`“${text}” is no repository. Write it as github:owner/name.`);
  return { kind: service, host: host?.replace(/\/$/, ''), path, branch };
}
