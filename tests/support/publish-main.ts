// Publishes version after version of a site until it is killed, or one version, for the tests that kill it. Its arguments
// are the folder and that version.
import { outputFolder } from '../../src/config.ts';
import { createReport } from '../../src/diagnostics/index.ts';
import { publish } from '../../src/publish/index.ts';
import { manyFiles } from './many-files.ts';

const [cwd = '', only] = process.argv.slice(2);
const config = { out: outputFolder({}, cwd), protectedDirs: [cwd] };
for (let version = Number(only ?? 1); ; version += 1) {
  const report = createReport();
  await publish(manyFiles(version), config, report);
  if (report.sorted().length > 0) throw new Error(report.sorted()[0]?.code);
  if (only !== undefined) break;
  if (version === 1) process.stdout.write('published\n');
}
