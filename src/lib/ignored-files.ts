/** What Emacs, Vim, JetBrains, `sed -i` and others write beside a file while someone works on it. */
const temporary = /~$|^#.*#$|^4913$|^sed[A-Za-z0-9]{6}$|___jb_(?:tmp|old)___$/;

/**
 * Whether a file or folder of a site is read by nobody: it is hidden, or a file that an editor keeps for a while. No name of a page
 * looks like that; but a folder may have such a name, and is then read.
 */
export function isIgnored(name: string, isFolder: boolean): boolean {
  return name.startsWith('.') || (!isFolder && temporary.test(name));
}
