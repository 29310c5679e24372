import { readRepository } from '../define/repository.ts';

/** The folder of the visual editor in the output. */
export const adminFolder = 'admin/';

/** Its page, whose address ends with a slash, as hosts have it. */
export const adminPage = { file: `${adminFolder}index.html`, address: `/${adminFolder}` };

/** Where the services are: their own pages and, if elsewhere, what the editor asks and the pictures of its users. */
const services = {
  github: ['https://github.com', 'https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://secure.gravatar.com'],
  gitea: ['https://gitea.com'],
};

/**
 * Makes the headers of the visual editor: a policy of its own, which lets it reach the service where it saves.
 *
 * @param repository undefined for an editor of files that its own host has
 */
export function adminHeaders(repository: string | undefined): Record<string, string> {
  const { kind, host } = repository === undefined ? {} : readRepository(repository);
  const origins = kind === undefined ? [] : host === undefined ? services[kind] : [host];
  const elsewhere = origins.map((origin) => ` ${origin}`).join('');
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      // Its components bring their styles along.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob:${elsewhere}`,
      "font-src 'self'",
      "media-src 'self' blob:",
      `connect-src 'self' data: blob:${elsewhere}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  };
}
