// Does the jobs of an editor in the visual editor (/admin/), on a copy of the living content, and prints what came of each: the files and
// lines that changed, what `site validate` says, and whether the page shows it. “14” as an option does the jobs whose names begin with it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium.mjs';
import { openDesk, root, waitFor } from './editor-jobs/desk.mjs';
import { createForm } from './editor-jobs/form.mjs';
import { factJobs } from './editor-jobs/jobs-facts.mjs';
import { newPageJobs, pageJobs } from './editor-jobs/jobs-pages.mjs';
import { takePhoto } from './editor-jobs/words.mjs';

const wanted = process.argv.slice(2);
const shots = join(root, '.cache/editor-jobs');
const everyJob = [...factJobs, ...pageJobs, ...newPageJobs].toSorted((a, b) => orderOf(a) - orderOf(b));
const jobs = everyJob.filter(({ job }) => wanted.length === 0 || wanted.some((one) => job.startsWith(one)));

mkdirSync(shots, { recursive: true });
const desk = await openDesk();
const browser = await chromium.launch({ executablePath: await findChromium(root) });
const picture = await takePhoto();
const head = ['job', 'files changed', 'lines', 'validate', 'shown', 'seconds', 'remarks'];
print(head);
print(head.map(() => '---'));
try {
  for (const job of jobs) {
    const row = job.skipped ? { job } : await doJob(job);
    printJob(row);
    if (row.isRight === false) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await desk.close();
}

/** Jobs without a number stand last. */
function orderOf({ job }) {
  return Number.parseInt(job, 10) || 99;
}

/** Does a job from a clean state in a window of its own. */
async function doJob(job) {
  desk.restore();
  await waitFor(() => desk.isFresh(), 20_000);
  // Fields are drawn where they are seen.
  const page = await browser.newPage({ viewport: { width: 1400, height: 12_000 } });
  // The editor draws a long page slowly on a busy machine.
  page.setDefaultTimeout(30_000);
  const alerts = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message().trim());
    void dialog.accept();
  });
  const start = performance.now();
  let refusal;
  try {
    await job.run(createForm(page, desk.url), { picture });
  } catch (error) {
    refusal = String(error.message).split('\n', 1)[0];
    await page.screenshot({ path: join(shots, `${job.job.replaceAll(/\W+/g, '-')}.png`) });
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  await page.close();
  return { job, seconds, ...(await outcome(job, { refusal, alerts })) };
}

async function outcome(job, { refusal, alerts }) {
  const changes = desk.changes();
  const problems = desk.validate(job.options);
  const isShown = job.shows ? await desk.shows(job.page, (html) => job.shows.test(html)) : undefined;
  const isDone = refusal === undefined && problems.length === 0 && isShown !== false;
  const isRight = job.isRefused ? refusal !== undefined || problems.length > 0 : isDone;
  return { changes, problems, isShown, isRight, remarks: [refusal, ...alerts, job.note].filter(Boolean) };
}

/** Prints a row of the table. */
function print(cells) {
  console.log(`| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`);
}

function printJob({ job, changes = [], problems = [], isShown, seconds = '', remarks = [] }) {
  if (job.skipped) return print([job.job, '', '', '', '', '', job.skipped]);
  const codes = [...new Set(problems.map(({ code }) => code))];
  const countOf = (code) => problems.filter((one) => one.code === code).length;
  const found = codes.map((code) => `${countOf(code)} × ${code}`).join(', ');
  print([
    job.job,
    changes.map(({ file }) => file.replace(/^content\//, '')).join('<br>'),
    changes.map(({ lines }) => lines).join('<br>'),
    found || 'ok',
    { true: 'yes', false: 'no', undefined: '' }[isShown],
    seconds,
    remarks.join('; '),
  ]);
}
