// Publishes version after version of a site until it is killed, for the test that kills it. Its argument is the folder.
import { createConfig } from '../../src/config.ts';
import { createReport } from '../../src/diagnostics/index.ts';
import { publish } from '../../src/publish/index.ts';
import { manyFiles } from './many-files.ts';

const [cwd = ''] = process.argv.slice(2);
const config = createConfig({}, { toolDir: `${cwd}/tool`, cwd });
for (let version = 1; ; version += 1) {
  const report = createReport();
  await publish(manyFiles(version), config, report);
  if (report.sorted().length > 0) throw new Error(report.sorted()[0]?.code);
  if (version === 1) process.stdout.write('published\n');
}
