import { z } from 'zod';
import { heading, prose } from '../../src/define/index.ts';
import { sectionHead } from '../pages/parts.ts';

/** A figure of the evidence: the number as it is shown, and what it counts. */
const figure = (what: string, ...inLabel: string[]) =>
  z.strictObject({
    value: prose(`${what}; keep {n}`, { placeholders: ['n'] }),
    label: prose(`What the number counts${inLabel.map((name) => `; keep {${name}}`).join('')}`, {
      placeholders: inLabel,
    }),
  });

/** `<language>/proof.yaml`: the words around what proves the work. The build fills in the figures. */
export const proof = z.strictObject({
  evidence: z.strictObject({
    heading: heading('Over the figures of the site itself'),
    lead: prose('A sentence under the heading'),
    html: figure('The most that the text and first styles of the page may weigh, in kB'),
    script: figure('The most that the scripts of the page may weigh, in kB'),
    hosts: figure('From how many other hosts the site fetches something without consent'),
    lighthouse: figure('The least score that Lighthouse has given', 'pages', 'day'),
    check: prose('How a visitor can check the figures'),
    link: prose('The link that measures the page at PageSpeed Insights'),
  }),
  clients: z.strictObject({
    heading: heading('Over the clients, where clients.yaml has any'),
    since: prose('Since when a client has been one; keep {year}', { placeholders: ['year'] }),
  }),
  cases: z.strictObject({
    ...sectionHead,
    problem: prose('Over the problem of a client'),
    work: prose('Over what was done about it'),
    source: prose('Where a figure comes from; keep {source} and {day}', { placeholders: ['source', 'day'] }),
  }),
  people: z.strictObject(sectionHead),
});

/** The words around what proves the work. */
export type Proof = z.output<typeof proof>;
