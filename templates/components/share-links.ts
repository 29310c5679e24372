/** A page as others should see it. */
interface SharedPage {
  url: string;
  title: string;
}

/** The networks of the share widget, each with the address that takes a page (specification 5.1). */
const networks: Record<string, (page: SharedPage) => string> = {
  Facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  'X (Twitter)': ({ url, title }) =>
    `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  LinkedIn: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
};

/** The links that share a page on the networks, in their order. */
export function shareLinks(page: SharedPage): { network: string; href: string }[] {
  return Object.entries(networks).map(([network, hrefOf]) => ({ network, href: hrefOf(page) }));
}

/**
 * A link that begins an e-mail. Lines are broken as RFC 6068 requires.
 *
 * @example mailLink({ subject: 'Já', body: 'a & b' }) // => 'mailto:?subject=J%C3%A1&body=a%20%26%20b'
 */
export function mailLink({ subject, body }: { subject: string; body: string }): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
