/** The share of the window, from its top, in which a section counts as the one that is read. */
const readingZone = '0px 0px -66% 0px';

/** Marks the entry of the table of contents whose section is being read. */
export function enhance(contents: HTMLElement): void {
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [document.getElementById(link.hash.slice(1)), link]),
  );
  const mark = (heading: Element) => {
    for (const [section, link] of links)
      if (section === heading) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (last) mark(last.target);
    },
    { rootMargin: readingZone },
  );
  for (const section of links.keys()) if (section) observer.observe(section);
}
