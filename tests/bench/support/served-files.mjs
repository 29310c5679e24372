import { digestOf } from './tool-copy.mjs';

/** Whether a file of a built site has an address: compressed files and those for hosts have none. */
export function isServed(file) {
  return !/\.(?:br|gz)$|^\/[_.]/.test(file);
}

/** The digest of a file as `site dev` serves it, without the script that it puts behind each page. */
export async function served(url, file) {
  const address = file.replace(/(?:\/index)?\.html$/, '') || '/';
  const answer = await fetch(`${url}${address}`, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!file.endsWith('.html')) return digestOf(bytes);
  const page = bytes.toString().replace(/<script src="\/_dev\/client\.js"[^>]*><\/script>\n$/, '');
  return digestOf(page);
}
