import { type Checking, defineProblems } from '../../src/define/index.ts';
import { quoteServices } from '../pages/service/schema.ts';
import { serviceExamples } from './examples/pages.ts';

/** The looks of a service, which belong together. */
interface Look {
  video: string;
  shape: string;
  colour: string;
}

const messages = {
  'service-order': ({ order, other, free }: { order: number; other: string; free: number }) => ({
    what: `The service of ${other} has the place ${order} as well.`,
    why: 'Menus and cards would put the two in the order of their file names.',
    fix: `Write another number here or there, in every language, such as ${free}.`,
  }),
  'service-video': ({ video, other, shape, colour }: Look & { other: string }) => ({
    what: `“${video}” is the video of ${other}, which has another figure or colour.`,
    why: 'Figure, colour and video belong together; visitors would see two different figures on one page.',
    fix: `Write the video of this service, or take all three from there, in every language: shape: ${shape}, colour: ${colour} and video: ${video}.`,
  }),
  'service-unasked': ({ known }: { known: string }) => ({
    what: 'Nobody can choose this service in the quote form.',
    why: 'The form has its own list of services, and the links on this page select nothing in it.',
    fix: `Add “quoteService:” in every language, with the choice that fits best: ${known} (none if no other does).`,
  }),
};

export const problems = defineProblems(messages, serviceExamples);

/** Warns of services that have the same place in the menus. */
export function checkOrder({ documents, locales: [first], report }: Checking): void {
  // The other languages have the same numbers.
  const services = documents.filter(({ locale, data }) => locale === first.id && 'shape' in data);
  const taken = new Map<number, string>();
  const numbers = new Set(services.map(({ data }) => Number(data.order)));
  for (const { data, file, locate } of services) {
    const order = Number(data.order);
    const other = taken.get(order);
    taken.set(order, other ?? file);
    if (other === undefined) continue;
    const free = Array.from({ length: services.length + 1 }, (_, at) => order + 1 + at);
    problems(report).warning('service-order', locate(['order']), {
      ...{ order, other },
      free: free.find((number) => !numbers.has(number)) ?? order,
    });
  }
}

/** Warns of services that name the video of another and do not look like it. */
export function checkVideos({ documents, locales: [first], report }: Checking): void {
  // The other languages have the same names.
  const services = documents.filter(
    ({ locale, data }) => locale === first.id && 'shape' in data && 'video' in data,
  );
  const byVideo = new Map<unknown, (typeof services)[number]>();
  for (const one of services) {
    const isNamedAfter = one.name.endsWith(`/${one.data.video}`);
    if (isNamedAfter || !byVideo.has(one.data.video)) byVideo.set(one.data.video, one);
  }
  for (const { data, locate } of services) {
    const other = byVideo.get(data.video);
    if (!other || (other.data.shape === data.shape && other.data.colour === data.colour)) continue;
    problems(report).warning('service-video', locate(['video']), {
      ...{ video: String(data.video), other: other.file },
      ...{ shape: String(other.data.shape), colour: String(other.data.colour) },
    });
  }
}

/** Warns of services that nobody can ask for: a new one gets into all menus, but the quote form has its own list. */
export function checkUnasked({ documents, locales: [first], report }: Checking): void {
  // The other languages have the same keys.
  for (const document of documents.filter(({ locale }) => locale === first.id)) {
    const isService = 'summary' in document.data && 'shape' in document.data;
    if (!isService || document.data.quoteService !== undefined) continue;
    problems(report).warning('service-unasked', document.locate(['template'], 'key'), {
      known: quoteServices.join(', '),
    });
  }
}
