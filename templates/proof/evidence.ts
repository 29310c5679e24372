import { type Budget, fillText, type SiteLocale } from '../../src/define/index.ts';
import type { Lighthouse } from '../data/lighthouse.ts';
import type { Proof } from '../data/proof.ts';

/** A figure of the site itself, in words. */
interface Figure {
  value: string;
  label: string;
}

/** What the site can say of itself, because the build demands it or somebody has measured it. */
export interface EvidenceView {
  heading: string;
  lead: string;
  figures: Figure[];
  check: string;
  link: { href: string; text: string };
}

/** Where the figures come from: what is undefined is not shown. */
interface Sources {
  words: Proof['evidence'];
  language: Pick<SiteLocale, 'formatNumber' | 'formatDay'>;
  /** What the page may weigh. */
  budget: Budget | undefined;
  /** Another host than that of the site, which the pages fetch from without consent. */
  mediaHost: string | undefined;
  lighthouse: Lighthouse | undefined;
  /** The absolute address of the page. */
  url: string;
}

/** The figures of a page, from the budgets that the build enforces and from what was measured. */
export function evidenceOf({ words, language, budget, mediaHost, lighthouse, url }: Sources): EvidenceView {
  const { formatNumber, formatDay } = language;
  const figure = ({ value, label }: Figure, n: number | undefined, named: Named = {}): Figure[] =>
    n === undefined
      ? []
      : [{ value: fillText(value, { n: formatNumber(n) }), label: fillText(label, named) }];
  const measured = lighthouse && { pages: lighthouse.pages, day: formatDay(lighthouse.day) };
  return {
    heading: words.heading,
    lead: words.lead,
    figures: [
      ...figure(words.html, kilobytes(budget?.html)),
      ...figure(words.script, kilobytes(budget?.script)),
      ...figure(words.hosts, mediaHost === undefined ? 0 : 1),
      ...figure(words.lighthouse, lighthouse?.least, measured),
    ],
    check: words.check,
    link: { href: `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`, text: words.link },
  };
}

type Named = Readonly<Record<string, string | number>>;

/** A limit in thousands of bytes, rounded up: it is still true then. */
const kilobytes = (bytes: number | undefined) => bytes && Math.ceil(bytes / 1000);
