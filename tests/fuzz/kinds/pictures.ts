import sharp from 'sharp';
import { lookAtPicture } from '../../support/look-at-picture.ts';
import { photo } from '../../support/pictures.ts';
import { type Findings, kind } from '../kind.ts';
import { mutateBytes } from '../mutate.ts';
import { problemFindings } from '../problem-findings.ts';

interface PictureCase {
  name: string;
  bytes: Buffer;
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Pictures that are damaged, cut or lie about themselves. */
export const pictures = kind<PictureCase>('pictures', 6, async () => {
  const real = await Promise.all(formats.map((format) => photo(format, { width: 700, height: 60 })));
  return {
    make: (random) => {
      const at = random.int(formats.length);
      const ending = random.once(8) ? 'png' : (formats[at] ?? 'png').replace('jpeg', 'jpg');
      const bytes = real[at] ?? Buffer.alloc(0);
      return { name: `case.${ending}`, bytes: mutateBytes(bytes, random) };
    },
    check: checkPicture,
    show: ({ name, bytes }) => `${name}: ${bytes.toString('base64')}`,
  };
});

async function checkPicture({ name, bytes }: PictureCase): Promise<Findings> {
  const { size, problems } = await lookAtPicture(name, bytes);
  const found = problemFindings(problems, new Map());
  if (!size) return problems.length > 0 ? found : [...found, 'refused without a word'];
  const { info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
  const isSame = info.width === size.width && info.height === size.height;
  return isSame
    ? found
    : [...found, `accepted as ${size.width} × ${size.height} and decodes to another size`];
}
