import { Parser } from 'htmlparser2';
import { pageAddress } from '../../artifact.ts';
import { createDispatch } from './concerns.ts';
import { createFactPool, type PageFacts } from './facts.ts';
import { createFormReader, createSentReader, formConcern, sentConcern } from './forms.ts';
import { createIdReader, createLinkReader, idConcern, linkConcern } from './links.ts';
import { createNameReader, nameConcern } from './names.ts';
import { createResourceReader, createSharedReader, resourceConcern, sharedConcern } from './resources.ts';
import { createTextReader, policyConcern, recordForbidden, textConcern } from './texts.ts';

export type { Alternatives, FormControl, PageFacts, PageForm, PageNames, PageReference } from './facts.ts';

const concerns = {
  ids: idConcern,
  links: linkConcern,
  policy: policyConcern,
  shared: sharedConcern,
  resources: resourceConcern,
  texts: textConcern,
  names: nameConcern,
  forms: formConcern,
  sent: sentConcern,
};

/** Creates a page reader. Strings that pages share are interned once per reader. */
export function createPageReader(): (file: string, html: string) => PageFacts {
  const dispatch = createDispatch(concerns);
  const pool = createFactPool();
  return (file, html) => {
    const facts = noFacts(file);
    const texts = createTextReader(facts, pool);
    const names = createNameReader(facts, pool);
    const forms = createFormReader(facts.forms, html, pool);
    const sent = createSentReader(facts);
    const read = dispatch({
      ids: createIdReader(facts, pool),
      links: createLinkReader(facts, pool),
      policy: (name, attributes) => recordForbidden(facts, name, attributes),
      shared: createSharedReader(facts, pool),
      resources: createResourceReader(facts.resources, pool),
      texts: texts.read,
      names: names.read,
      forms: (name, attributes) => forms.read(name, attributes, parser.startIndex),
      sent: sent.read,
    });
    const parser = new Parser({
      onopentag: (name, attributes) => {
        texts.open();
        names.open(name);
        sent.open(name);
        read(name, attributes);
      },
      ontext: (text) => {
        texts.add(text);
        forms.add(text);
        sent.add(text);
      },
      onclosetag: (name) => {
        texts.close(name);
        names.close();
        forms.close(name, parser.endIndex + 1);
        sent.close(name);
      },
    });
    parser.end(html);
    return facts;
  };
}

function noFacts(file: string): PageFacts {
  return {
    file,
    address: pageAddress(file),
    ids: new Map(),
    idReferences: [],
    names: { first: new Set(), all: new Set(), hasLateStyles: false },
    headings: [],
    references: [],
    alternates: [],
    canonical: undefined,
    forbidden: [],
    hashes: { styles: [], scripts: [] },
    resources: { css: [], script: [], fonts: [], images: [], video: [] },
    data: new Map(),
    forms: [],
    saysSent: false,
    shared: [],
  };
}
