import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createReport } from '../../../src/diagnostics/index.ts';
import { readSourceImages } from '../../../src/pictures/index.ts';
import { photo } from '../../support/pictures.ts';
import { type Findings, kind } from '../kind.ts';
import { mutateBytes } from '../mutate.ts';
import { problemFindings } from '../problem-findings.ts';
import { configIn, frozen } from '../real-site.ts';

interface PictureCase {
  name: string;
  bytes: Buffer;
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
const favicon = { name: 'favicon.svg', file: 'content/media/favicon.svg', bytes: new Uint8Array() };

/** Pictures that are damaged, cut or lie about themselves. */
export const pictures = kind<PictureCase>('pictures', 6, async (folder) => {
  const real = await Promise.all(formats.map((format) => photo(format, { width: 700, height: 60 })));
  return {
    make: (random) => {
      const at = random.int(formats.length);
      const ending = random.once(8) ? 'png' : (formats[at] ?? 'png').replace('jpeg', 'jpg');
      const bytes = real[at] ?? Buffer.alloc(0);
      return { name: `pictures/case.${ending}`, bytes: mutateBytes(bytes, random) };
    },
    async check(one) {
      const cacheDir = join(folder, 'cache');
      rmSync(cacheDir, { recursive: true, force: true });
      return checkPicture(one, cacheDir);
    },
    show: ({ name, bytes }) => `${name}: ${bytes.toString('base64')}`,
  };
});

async function checkPicture({ name, bytes }: PictureCase, cacheDir: string): Promise<Findings> {
  const file = { name, file: `content/media/${name}`, bytes };
  const media = {
    pictures: new Map([['case', file]]),
    videos: new Map(),
    icons: new Map(),
    scripts: new Map(),
    favicon,
  };
  const report = createReport();
  const sourceImages = await readSourceImages(media, { ...configIn(frozen), cacheDir }, report);
  const found = problemFindings(report.sorted(), new Map());
  const master = sourceImages?.get(name);
  if (!master) return report.errorCount > 0 ? found : [...found, 'refused without a word'];
  const { info } = await sharp(master.bytes).autoOrient().toBuffer({ resolveWithObject: true });
  const isSame = info.width === master.width && info.height === master.height;
  return isSame
    ? found
    : [...found, `accepted as ${master.width} × ${master.height} and decodes to another size`];
}
