import { secret } from '../support/http/small-site.mjs';
import type { Findings } from './kind.ts';

/** What is wrong with an answer as it came over the connection; an end without a word is right for what is no request. */
export function answerFindings(answer: string): Findings {
  if (answer === '') return [];
  const found = answer.includes(secret) ? ['gives a file that is not of the site'] : [];
  const [line = '', ...headers] = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n');
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) [\w -]+$/.exec(line) ?? [];
  if (status === '') return [...found, `begins with ${JSON.stringify(line.slice(0, 80))}`];
  if (status === '500') found.push('answers 500');
  const wrong = headers.filter((header) => !/^[\w-]+: ?[\t\x20-\x7e\x80-\xff]*$/.test(header));
  const location = /^location: (.*)$/im.exec(headers.join('\n'))?.[1] ?? '/';
  if (!/^\/(?![/\\])/.test(location)) found.push(`leads to ${location}`);
  return [...found, ...wrong.map((header) => `sends the header ${JSON.stringify(header.slice(0, 80))}`)];
}
