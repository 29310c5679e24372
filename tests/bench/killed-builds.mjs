// Kills builds with SIGKILL, or with `--dev` runs of `site dev`, and looks at what they leave. `--rounds N` (200), `--seed N`.
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { dev: { type: 'boolean' } }, strict: false });
await import(values.dev ? './killed/dev.mjs' : './killed/builds.mjs');
