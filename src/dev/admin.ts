import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminConfig, adminFiles } from '../admin/index.ts';
import type { Artifact } from '../artifact.ts';
import type { Translator } from '../diagnostics/index.ts';
import { adminFolder, adminHeaders } from '../hosting/admin.ts';
import { mediaTypeOf } from '../hosting/media-types.ts';
import { runTracked } from '../pages/attempts/untracked.ts';
import type { BuiltSite, DevSources } from './builder.ts';
import { answerFile } from './content-files.ts';

interface AdminSources extends Pick<DevSources, 'choices'> {
  translator: Translator;
  /** Returns the served version. Undefined if there is none yet. */
  current(): BuiltSite | undefined;
}

/** The address at which the editor reads and writes files. */
const filesAddress = '/_dev/content';

/** Creates the visual editor of `site dev`, which works on the files of the content. Its handler returns whether it has answered. */
export function createAdmin({ choices, translator, current }: AdminSources) {
  let files: Promise<Map<string, Artifact>> | undefined;
  const fileOf = async (path: string): Promise<Artifact | undefined> => {
    files ??= adminFiles(choices).then((all) => new Map(all.map((one) => [one.path, one])));
    const { config } = current() ?? {};
    if (path !== `${adminFolder}config.json` || !config?.db) return (await files).get(path);
    const { db } = config;
    const body = runTracked(() => adminConfig(db, { phrase: translator.phrase }), config);
    return { path, body: JSON.stringify(body) };
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const send = (status: number, headers: Record<string, string>, body: Artifact['body']) => {
      request.resume();
      response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    };
    if (path === filesAddress || path.startsWith(`${filesAddress}/`)) {
      const { status, type, body, tag } = await answerFile(
        request,
        path.slice(filesAddress.length + 1),
        choices.content.path,
      );
      return send(
        status,
        { 'Content-Type': type, 'Cache-Control': 'no-store', ...(tag && { ETag: tag }) },
        body,
      );
    }
    if (path === '/admin') return send(301, { Location: '/admin/' }, '');
    if (!path.startsWith(`/${adminFolder}`) || !current()) return false;
    const file = await fileOf(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));
    if (!file) return false;
    return send(200, { ...adminHeaders(undefined), 'Content-Type': mediaTypeOf(file.path) }, file.body);
  };
}
