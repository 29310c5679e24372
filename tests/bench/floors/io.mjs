// The least that any generator does: reads every file of the content, and writes as many bytes for each as the React floor
// writes for a page. `node io.mjs CONTENT OUT`
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [content, out] = process.argv.slice(2);
const page = Buffer.alloc(10_464, 'x');
for (const locale of ['is', 'en'])
  for (const name of readdirSync(join(content, locale))) {
    readFileSync(join(content, locale, name), 'utf8');
    const folder = join(out, locale, name.slice(0, -3));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), page);
  }
