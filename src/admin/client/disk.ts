/** The address at which `site dev` reads and writes files. */
const address = '/_dev/content';

/** Tells `site dev` that its own script asks: no page of another site can send this header without being asked first. */
const own = { 'X-Site-Dev': 'admin' };

/** The content of a file. */
export type FileData = Blob | string;

/** The files of the content on the disk, as `site dev` hands them out. */
export interface Disk {
  paths(): string[];
  has(path: string): boolean;
  read(path: string): Promise<Blob>;
  /**
   * Writes a file.
   *
   * @throws an error if it has changed since it was read
   */
  write(path: string, data: FileData): Promise<void>;
  remove(path: string): Promise<void>;
}

/** Lists the files on the disk. */
export async function openDisk(): Promise<Disk> {
  const all = (await (await ask('')).json()) as string[];
  /** What each file was when it was last read or written here. */
  const tags = new Map<string, string | undefined>(all.map((path) => [path, undefined]));
  const keepTag = (path: string, answer: Response) => tags.set(path, answer.headers.get('ETag') ?? undefined);
  return {
    paths: () => [...tags.keys()],
    has: (path) => tags.has(path),
    async read(path) {
      const answer = await ask(path);
      keepTag(path, answer);
      return answer.blob();
    },
    async write(path, data) {
      const tag = tags.get(path);
      const headers: HeadersInit = tag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': tag };
      keepTag(path, await ask(path, { method: 'PUT', body: data, headers }));
    },
    async remove(path) {
      await ask(path, { method: 'DELETE', headers: { 'If-Match': tags.get(path) ?? '' } });
      tags.delete(path);
    },
  };
}

/**
 * Asks `site dev` about a file.
 *
 * @throws an error with its answer if it refuses
 */
async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const parts = path === '' ? [] : path.split('/').map(encodeURIComponent);
  const answer = await fetch([address, ...parts].join('/'), {
    ...request,
    headers: { ...own, ...request.headers },
  });
  if (answer.ok) return answer;
  const why = (await answer.text()).trim();
  alert(why);
  throw new Error(why);
}
