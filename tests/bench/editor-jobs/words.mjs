import { Buffer } from 'node:buffer';
import sharp from 'sharp';

/** The languages of the site; the first one decides what all share. */
export const languages = ['is', 'en'];

/** A drawing in one colour, as a file that an editor chooses. */
export const svg = (name) => ({
  ...{ name, mimeType: 'image/svg+xml' },
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M4 4h16v16H4z"/></svg>\n',
  ),
});

/** Draws a photo with something on every pixel; returns what makes files of it. */
export async function takePhoto() {
  const [width, height] = [1000, 500];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * at) % 251);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return (name) => ({ name, mimeType: 'image/jpeg', buffer });
}

/** What begins each new page. */
export const opening = {
  is: {
    description:
      'Við förum yfir vefinn þinn frá forsíðu til fótar, hendum því sem er úrelt og lögum það sem er brotið.',
    'hero.heading': 'Sópum út úr hornunum',
    'hero.lead': 'Allt tilbúið áður en gestirnir koma.',
  },
  en: {
    description:
      'We go through your website from the home page to the foot, throw out what is old and mend what is broken.',
    'hero.heading': 'We sweep out the corners',
    'hero.lead': 'All is ready before the guests arrive.',
  },
};
