// Grades the headers that our server sends: MDN's HTTP Observatory, and Google's CSP Evaluator.
//   npm run bench -- grade
// The graders are packages of their own (tests/graders/package.json) and are installed at the first run.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../support/install-package.mjs';
import { startServer } from '../support/start-server.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const goal = 130;
/** The evaluator's severities go from 10, the worst, to 60 for hints; from here on nothing is high or may be. */
const mild = 50;

installPackage(here);
const folder = mkdtempSync(join(tmpdir(), 'grade-'));
const out = join(folder, 'dist');
/** The list of hosts that browsers know to have TLS is fetched by a script of the package; ours is not on it. */
const preloaded = join(here, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

let server;
try {
  execFileSync(process.execPath, ['cli/site.mjs', 'build', '--quiet', '--out', out], { cwd: root });
  server = await startServer(out);
  const { overTls } = JSON.parse(readFileSync(join(out, '_site.json'), 'utf8'));
  const good = [];
  for (const path of ['/', '/en/get-quote', '/engin-slik-sida']) {
    const answer = await fetch(new URL(path, server.url));
    const headers = { ...Object.fromEntries(answer.headers), ...lowerCase(overTls) };
    console.log(`\n${path}`);
    good.push(
      await observatory(headers, await answer.text()),
      await evaluator(headers['content-security-policy']),
    );
  }
  process.exitCode = good.every(Boolean) ? 0 : 1;
} finally {
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function lowerCase(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Observatory's tests on the answer as a host with TLS gives it, which leads from http: to https:. */
async function observatory(headers, html) {
  const path = '@mdn/mdn-http-observatory/src';
  const { ALL_TESTS } = await import(`${path}/constants.js`);
  const { getScoreModifier, getGradeForScore } = await import(`${path}/grader/grader.js`);
  const { Requests } = await import(`${path}/types.js`);
  const { Session } = await import(`${path}/retriever/session.js`);
  const host = 'hemja.example';
  const requests = new Requests(host);
  const session = new Session(new URL(`https://${host}/`));
  const answer = { status: 200, headers, data: html, verified: true, httpEquiv: new Map(), request: {} };
  requests.session = session;
  requests.resources.path = html;
  const redirects = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url: new URL(`https://${host}/`), status: 200 },
  ];
  requests.responses = { auto: answer, http: answer, https: answer, cors: { ...answer, headers: {} } };
  Object.assign(requests.responses, { httpRedirects: redirects, httpsRedirects: redirects.slice(1) });
  let score = 100;
  const rows = ALL_TESTS.map((test) => test(requests));
  for (const { result, pass } of rows) {
    const modifier = result ? getScoreModifier(result) : 0;
    score += modifier;
    if (modifier !== 0 || !pass) console.log(`  ${String(modifier).padStart(4)}  ${result}`);
  }
  console.log(`  MDN HTTP Observatory: ${score} (${getGradeForScore(score).grade}), the goal is ${goal}`);
  return score >= goal;
}

/** Says what the evaluator finds; true when none of it is grave. */
async function evaluator(policy) {
  const { CspParser } = await import('csp_evaluator/dist/parser.js');
  const { CspEvaluator } = await import('csp_evaluator/dist/evaluator.js');
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  for (const { severity, directive, description } of findings)
    console.log(`  severity ${severity}  ${directive}: ${description}`);
  const grave = findings.filter(({ severity }) => severity < mild);
  console.log(`  CSP Evaluator: ${grave.length} grave findings`);
  return grave.length === 0;
}
