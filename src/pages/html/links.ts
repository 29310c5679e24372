import type { Concern } from './concerns.ts';
import type { Attributes, FactPool, PageFacts, PageReference } from './facts.ts';

const resourceAttributes = new Map([
  ['script', ['src']],
  ['img', ['src', 'srcset']],
  ['image', ['href', 'xlink:href']],
  ['input', ['src']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
  ['use', ['href', 'xlink:href']],
  ['video', ['src', 'poster']],
]);
const linkAttributes = new Map<string, PageReference['kind']>([
  ['href', 'link'],
  ['xlink:href', 'link'],
  ['action', 'action'],
  ['formaction', 'action'],
  ['ping', 'action'],
]);

export const linkConcern: Concern = {
  elements: ['link', ...resourceAttributes.keys()],
  attributes: [...linkAttributes.keys()],
};

/** Creates a visitor that collects an element's references: links, form actions, files and alternates. */
export function createLinkReader(facts: PageFacts, { intern, reference }: FactPool) {
  const { references } = facts;
  return (name: string, attributes: Attributes): void => {
    const { href = '', hreflang } = attributes;
    if (name === 'link') {
      const { rel } = attributes;
      if (rel === 'canonical') facts.canonical = intern(href);
      else if (rel !== 'alternate') references.push(reference(href, 'resource'));
      else facts.alternates.push({ hreflang: intern(hreflang ?? ''), href: intern(href) });
      return;
    }
    const loaded = resourceAttributes.get(name) ?? [];
    for (const attribute of loaded) {
      const kind = attribute === 'src' && (name === 'source' || name === 'video') ? 'loop' : 'resource';
      for (const url of addressesIn(attribute, attributes[attribute])) references.push(reference(url, kind));
    }
    for (const [attribute, kind] of linkAttributes) {
      const url = attributes[attribute];
      if (url !== undefined && !loaded.includes(attribute)) references.push(reference(url, kind, hreflang));
    }
  };
}

/** Splits an attribute into addresses. Only `srcset` holds more than one. */
function addressesIn(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
}

const idReferenceAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
  'list',
];

export const idConcern: Concern = { attributes: ['id', ...idReferenceAttributes], prefixes: ['data-'] };

/** Creates a visitor that collects an element's id, the ids it references and its `data-` attributes. */
export function createIdReader({ ids, idReferences, data }: PageFacts, { intern }: FactPool) {
  return (_name: string, attributes: Attributes): void => {
    if (attributes.id !== undefined) ids.set(intern(attributes.id), (ids.get(attributes.id) ?? 0) + 1);
    for (const attribute of idReferenceAttributes) {
      for (const id of attributes[attribute]?.split(/\s+/) ?? [])
        idReferences.push({ attribute, id: intern(id) });
    }
    for (const name in attributes)
      if (name.startsWith('data-'))
        data.set(intern(name), (data.get(name) ?? new Set()).add(intern(attributes[name] ?? '')));
  };
}
