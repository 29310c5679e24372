import {
  fillText,
  type LinkView,
  type MediaReferences,
  type PageContext,
  type PictureView,
  type Resolve,
} from '../../src/define/index.ts';
import type { CaseFacts, CaseWords } from '../data/cases.ts';
import { type Data, data } from '../data/index.ts';
import { withSuffix } from '../data/suffix.ts';
import { type ClientView, clientsOf } from './clients.ts';

/** A figure of a case, in words. */
interface FigureView {
  key: string;
  value: string;
  label: string;
  /** Where it comes from, and of which day it is. */
  source: string;
}

/** What was done for a client. */
export interface CaseView {
  key: string;
  client: ClientView | undefined;
  /** Its service; the link is current on the page of the service. */
  service: LinkView;
  title: string;
  problem: string;
  work: string;
  picture: { view: PictureView; alt: string } | undefined;
  figures: FigureView[];
  /** What the client says, in the quotation marks of the language. */
  quotation: { text: string; name: string; role: string } | undefined;
}

/** What was done for clients, and the words around it; without any, nothing is shown. */
export interface CasesView {
  heading: string;
  lead: string | undefined;
  /** What is over the problem, and over what was done about it. */
  labels: { problem: string; work: string };
  cases: CaseView[];
}

type Page = PageContext<unknown, Data>;

/** The cases in their order, each with its words in the language of the page. */
export function casesOf(page: Page): CasesView {
  const { own, content, resolve } = page;
  const { heading, lead, problem, work, source } = own.proof.cases;
  const { clients } = clientsOf(page);
  const facts = resolve(data.shared.cases.schema, content.shared.cases ?? {});
  const words = resolve(data.own.cases.schema, own.cases ?? {}) as CaseWords;
  const cases = Object.entries(facts as Resolve<CaseFacts, MediaReferences>).flatMap(([key, one]) => {
    const said = words[key];
    const client = clients.find((other) => other.key === one.client);
    return said
      ? [
          {
            ...{ key, client },
            ...caseOf(one, said, page.language.quotes),
            figures: figuresOf(one, said, { page, source }),
          },
        ]
      : [];
  });
  return { heading, lead, labels: { problem, work }, cases };
}

type Facts = Resolve<CaseFacts, MediaReferences>[string];
type Words = CaseWords[string];

function caseOf({ service, picture, quoted: name }: Facts, words: Words, quotes: string) {
  const { title, problem, work, picture: alt, quotation } = words;
  const [open = '', close = ''] = quotes;
  return {
    ...{ service, title, problem, work },
    picture: picture && alt !== undefined ? { view: picture, alt } : undefined,
    quotation:
      quotation && name !== undefined
        ? { name, role: quotation.role, text: `${open}${quotation.text}${close}` }
        : undefined,
  };
}

interface Around {
  page: Page;
  /** The words for where a figure comes from. */
  source: string;
}

function figuresOf({ figures }: Facts, words: Words, { page: { language }, source }: Around): FigureView[] {
  return Object.entries(figures).flatMap(([key, { value, suffix = '', day }]) => {
    const said = words.figures[key];
    if (!said) return [];
    const from = fillText(source, { source: said.source, day: language.formatDay(day) });
    return [
      { key, value: withSuffix(language.formatNumber(value), suffix), label: said.label, source: from },
    ];
  });
}
