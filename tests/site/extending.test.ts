// @module-tag all
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactFields, postByForm, postByScript } from '../support/form-posts.ts';
import { startServeOf } from '../support/serve-command.ts';
import { spreadsheetCells } from '../support/spreadsheet.ts';
import { copyOfTool, runCopy, typeErrorsOf } from '../support/tool-copy.ts';
import { agencyDir, editFiles, projectDir } from '../support/workspace.ts';
import { type Addition, additions, fieldsOfAllKinds, formField } from './extending-table.ts';

/** One copy of the project for all: what was compiled and checked in it once is known the next time. */
const folder = mkdtempSync(join(tmpdir(), 'site-'));
beforeAll(() => {
  copyOfTool(folder);
  // What was drawn before need not be drawn again.
  const pictures = '.cache/pictures';
  if (existsSync(join(projectDir, pictures)))
    cpSync(join(projectDir, pictures), join(folder, pictures), { recursive: true, filter: isWhole });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks that a file of a cache is not one that another process is writing, which may be gone when it is copied. */
const isWhole = (path: string) => !path.endsWith('.tmp');

/** To which builds add the addresses of new pages. */
const ledgers = ['content/addresses.yaml', 'tests/sites/tiny/content/addresses.yaml'];

/** Makes an addition, but for one of the things that it touches, until the end of the test. */
function add({ touches, use = [] }: Addition, without?: string): void {
  const touched = Object.entries(touches).filter(([name]) => name !== without);
  const edits = [...touched.flatMap(([, { edits }]) => edits), ...use];
  onTestFinished(() => {
    for (const edit of edits) if ('file' in edit) restore(edit.file);
    for (const ledger of ledgers) restore(ledger);
  });
  editFiles(folder, edits);
}

function restore(file: string): void {
  const original = join(file.startsWith('content/') ? agencyDir : projectDir, file);
  if (existsSync(original)) cpSync(original, join(folder, file));
  else rmSync(join(folder, file), { force: true });
}

describe.each(additions)('$addition.title', ({ addition, count }) => {
  const { touches, options = [], shows } = addition;

  it(`costs ${count} files or folders, and then types, validation and build are well`, () => {
    expect(Object.keys(touches)).toHaveLength(count);
    add(addition);
    expect(typeErrorsOf(folder)).toBe('');
    expect(runCopy(folder, 'validate', ...options)).toMatchObject({ code: 0, stderr: '' });
    expect(runCopy(folder, 'build', '--out', 'built', ...options)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(folder, 'built', shows.file), 'utf8')).toContain(shows.text);
  });

  it.each(Object.entries(touches).map(([name, { missing }]) => ({ name, ...missing })))(
    'without $name is an error that says so, by $by',
    ({ name, by, says }) => {
      add(addition, name);
      const said = by === 'types' ? typeErrorsOf(folder) : runCopy(folder, 'validate', ...options).stderr;
      for (const word of says) expect(said).toContain(word);
    },
  );
});

describe('fields that a form was given', () => {
  it('are asked for, cleaned, stored and shown again by what their kind is', async () => {
    add(fieldsOfAllKinds);
    expect(runCopy(folder, 'build', '--out', 'built')).toMatchObject({ code: 0, stderr: '' });
    const leads = join(folder, 'kinds.db');
    const { port } = await startServeOf(folder, folder, '--out', 'built', '--leads', leads);
    const url = `http://127.0.0.1:${port}/`;
    const wrong = await postByScript(url, { ...contactFields, copyTo: 'anna' });
    expect(await wrong.json()).toEqual({
      error: 'invalid',
      fields: { copyTo: 'malformed', size: 'missing', topics: 'missing' },
    });
    const typed = { ...contactFields, pin: '12-34 5', size: 'Stórt' };
    const chosen = [...Object.entries(typed), ['topics', '⟨web⟩'], ['topics', '⟨app⟩']] as const;
    const returned = await postByForm(`${url}hafa-samband`, [...chosen, ['copyTo', 'anna']]);
    expect(returned.body).toContain('Skrifaðu allt netfangið');
    expect(returned.body).toMatch(/<input type="checkbox"[^>]* checked=""[^>]*value="⟨app⟩"/);
    expect(returned.body).toMatch(/<option value="Stórt" selected="">/);
    expect((await postByForm(`${url}hafa-samband`, chosen)).status).toBe(303);
    const [lead] = JSON.parse(runCopy(folder, 'leads', 'list', '--json', '--leads', leads).stdout);
    expect(lead.fields).toMatchObject({ pin: '1234', size: 'Stórt', topics: '⟨web⟩, ⟨app⟩', phone: '' });
  });

  it('are asked for, taken, stored and passed on like the others, on the server too', async () => {
    add(formField);
    expect(runCopy(folder, 'build', '--out', 'built')).toMatchObject({ code: 0, stderr: '' });
    const leads = join(folder, 'leads.db');
    const { port } = await startServeOf(folder, folder, '--out', 'built', '--leads', leads);
    const url = `http://127.0.0.1:${port}/`;
    const without = await postByScript(url, contactFields);
    expect([without.status, await without.json()]).toEqual([
      422,
      { error: 'invalid', fields: { company: 'missing' } },
    ]);
    expect((await postByScript(url, { ...contactFields, company: 'Ull ehf.' })).status).toBe(200);
    const returned = await postByForm(`${url}hafa-samband`, contactFields);
    expect(returned.body).toContain('Skrifaðu nafn fyrirtækisins');
    const table = runCopy(folder, 'leads', 'export', '--format', 'csv', '--leads', leads).stdout;
    const [header = '', row = ''] = table.split('\r\n');
    const at = spreadsheetCells(header, ';').indexOf('company');
    expect(spreadsheetCells(row, ';')[at]).toBe('Ull ehf.');
  });
});
