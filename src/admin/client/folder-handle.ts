import type { Disk, FileData } from './disk.ts';

/** The part of `FileSystemDirectoryHandle` that Sveltia CMS uses. */
interface FolderHandle {
  kind: 'directory';
  name: string;
  path: string;
  getDirectoryHandle(name: string): Promise<FolderHandle>;
  getFileHandle(name: string, options?: { create?: boolean }): Promise<FileHandle>;
  removeEntry(name: string): Promise<void>;
  entries(): AsyncGenerator<[string, FolderHandle | FileHandle]>;
}

/** The part of `FileSystemFileHandle` that it uses. */
interface FileHandle {
  kind: 'file';
  name: string;
  getFile(): Promise<File>;
  createWritable(): Promise<{ write(data: FileData): Promise<void>; close(): Promise<void> }>;
  move(folder: FolderHandle, name: string): Promise<void>;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const below = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

/** Creates the handle of a folder. Folders are as many as files need. */
export function folderHandle(disk: Disk, path = ''): FolderHandle {
  const inside = (name: string) => below(path, name);
  return {
    ...{ kind: 'directory', name: nameOf(path), path },
    getDirectoryHandle: async (name) => folderHandle(disk, inside(name)),
    async getFileHandle(name, { create = false } = {}) {
      if (!create && !disk.has(inside(name))) throw new DOMException(inside(name), 'NotFoundError');
      return fileHandle(disk, inside(name));
    },
    async removeEntry(name) {
      if (disk.has(inside(name))) await disk.remove(inside(name));
    },
    async *entries() {
      const start = inside('');
      const paths = disk.paths().filter((one) => one.startsWith(start));
      for (const name of new Set(paths.map((one) => one.slice(start.length).split('/')[0] ?? '')))
        yield [
          name,
          disk.has(inside(name)) ? fileHandle(disk, inside(name)) : folderHandle(disk, inside(name)),
        ];
    },
  };
}

/** Creates the handle of a file. A hidden one is held in memory until it gets another name: a file is written as a whole. */
function fileHandle(disk: Disk, path: string): FileHandle {
  let own = path;
  let held: FileData | undefined;
  return {
    kind: 'file',
    get name() {
      return nameOf(own);
    },
    getFile: async () => new File([held ?? (await disk.read(own))], nameOf(own)),
    async createWritable() {
      let data: FileData = '';
      return {
        async write(next) {
          data = next;
        },
        async close() {
          if (nameOf(own).startsWith('.')) held = data;
          else await disk.write(own, data);
        },
      };
    },
    async move(folder, name) {
      const [from, to] = [own, below(folder.path, name)];
      await disk.write(to, held ?? (await disk.read(from)));
      if (held === undefined) await disk.remove(from);
      [own, held] = [to, undefined];
    },
  };
}
