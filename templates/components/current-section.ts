/** The last heading in the upper third of the window, or above it, begins the section that is read. */
const readingZone = '1000000px 0px -66% 0px';

/** Marks the entry of the table of contents whose section is being read; above the first one no entry is marked. */
export function enhance(contents: HTMLElement): void {
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [document.getElementById(link.hash.slice(1)), link]),
  );
  const passed = new Set<Element | null>();
  const mark = () => {
    const current = [...links.keys()].findLast((section) => passed.has(section));
    for (const [section, link] of links)
      if (section === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      mark();
    },
    { rootMargin: readingZone },
  );
  for (const section of links.keys()) if (section) observer.observe(section);
}
