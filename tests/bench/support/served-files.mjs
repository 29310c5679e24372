/** Whether a file of a built site has an address: compressed files and those for hosts have none. */
export function isServed(file) {
  return !/\.(?:br|gz)$|^\/[_.]/.test(file);
}

/** A file as `site dev` serves it, in Base64, without the script that it puts behind each page. */
export async function served(url, file) {
  const address = file.replace(/(?:\/index)?\.html$/, '') || '/';
  const answer = await fetch(`${url}${address}`, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!file.endsWith('.html')) return bytes.toString('base64');
  const page = bytes.toString().replace(/<script src="\/_dev\/client\.js"[^>]*><\/script>\n$/, '');
  return Buffer.from(page).toString('base64');
}
