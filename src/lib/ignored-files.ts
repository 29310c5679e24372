/** Temporary files of Emacs, Vim, JetBrains, `sed -i` and others. */
const temporary = /~$|^#.*#$|^4913$|^sed[A-Za-z0-9]{6}$|___jb_(?:tmp|old)___$/;

/** Checks whether a file or folder is hidden, or a file is temporary. A folder with a temporary-looking name is not ignored. */
export function isIgnored(name: string, isFolder: boolean): boolean {
  return name.startsWith('.') || (!isFolder && temporary.test(name));
}
