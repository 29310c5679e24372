import { sentAnchor } from '../../define/payload.ts';
import type { Concern } from './concerns.ts';
import type { Attributes, FactPool, FormControl, PageFacts, PageForm } from './facts.ts';
import { createControlReader } from './form-controls.ts';

export const formConcern: Concern = {
  elements: ['div', 'form', 'script', 'fieldset', 'input', 'select', 'option', 'textarea'],
};

interface OpenIsland {
  name: string;
  start: number;
  wake: string;
  depth: number;
  forms: PageForm[];
  isClosed: boolean;
  json?: string | undefined;
}

/** Collects the forms of a page with their controls, and with the props of the island around them. */
export function createFormReader(forms: PageForm[], html: string, pool: FactPool) {
  const { intern } = pool;
  const controls = createControlReader(pool);
  const owners = createFormOwners();
  let depth = 0;
  let island: OpenIsland | undefined;
  return {
    read(name: string, attributes: Attributes, start: number): void {
      if (name === 'div') depth += 1;
      const isIsland = name === 'div' && attributes['data-island'] !== undefined;
      if (isIsland) island = openIsland(attributes, start, depth);
      else if (island?.isClosed && name === 'script' && attributes.type === 'application/json')
        island.json = '';
      if (name === 'form') {
        const form = { attributes: internValues(attributes, intern), controls: [] };
        owners.open(form);
        forms.push(form);
        if (island && !island.isClosed) island.forms.push(form);
      }
      const control = controls.read(name, attributes);
      if (control) owners.assign(control, attributes.form);
    },
    add(text: string): void {
      controls.add(text);
      if (island?.json !== undefined) island.json += text;
    },
    close(name: string, end: number): void {
      controls.close(name);
      if (name === 'form') owners.close();
      if (island && name === 'div' && depth === island.depth) island.isClosed = true;
      if (name === 'div') depth -= 1;
      if (name !== 'script' || island?.json === undefined) return;
      if (island.forms.length > 0) attachIsland(island, intern(html.slice(island.start, end)));
      island = undefined;
    },
  };
}

function openIsland(attributes: Attributes, start: number, depth: number): OpenIsland {
  const { 'data-island': name = '', 'data-wake': wake = '' } = attributes;
  return { name, start, wake, depth, forms: [], isClosed: false };
}

function attachIsland({ name, forms, wake, json = '' }: OpenIsland, markup: string): void {
  const props: unknown = JSON.parse(json);
  for (const form of forms) form.island = { name, markup, wake, props };
}

function internValues(attributes: Attributes, intern: FactPool['intern']): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, intern(value)]));
}

/** Assigns each control to the form around it, or to the one that its `form` attribute names. */
function createFormOwners() {
  let around: PageForm | undefined;
  const byId = new Map<string, PageForm>();
  const waiting: { control: FormControl; id: string }[] = [];
  return {
    open(form: PageForm): void {
      around = form;
      const { id } = form.attributes;
      if (id === undefined) return;
      byId.set(id, form);
      form.controls.push(...waiting.filter((one) => one.id === id).map(({ control }) => control));
    },
    assign(control: FormControl, id: string | undefined): void {
      const owner = id === undefined ? around : byId.get(id);
      if (owner) owner.controls.push(control);
      else if (id !== undefined) waiting.push({ control, id });
    },
    close(): void {
      around = undefined;
    },
  };
}

export const sentConcern: Concern = { attributes: ['id'] };

/** Looks for text at the anchor to which the server redirects after a form was sent without script. */
export function createSentReader(facts: PageFacts) {
  let element: { name: string; depth: number } | undefined;
  return {
    /** Called for every element, before `read`. */
    open(name: string): void {
      if (name === element?.name) element.depth += 1;
    },
    read(name: string, { id }: Attributes): void {
      if (id === sentAnchor) element ??= { name, depth: 1 };
    },
    add(text: string): void {
      if (element && text.trim() !== '') facts.saysSent = true;
    },
    close(name: string): void {
      if (name !== element?.name) return;
      element.depth -= 1;
      if (element.depth === 0) element = undefined;
    },
  };
}
