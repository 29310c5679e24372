import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from './workspace.ts';

/** A place in a file, counted from 0 as in the protocol. */
interface Position {
  line: number;
  character: number;
}

/** A proposal for what to write. */
interface Completion {
  label: string;
  insertText?: string;
  documentation?: string | { value: string };
}

/** A problem of a file. */
interface Problem {
  message: string;
  range: { start: Position };
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
}

/** A file that is open in the editor. */
interface OpenFile {
  /** Returns what the server proposes behind a text of the file, by label. */
  complete(behind: string): Promise<Map<string, string>>;
  /** Returns what the server says of a text of the file. */
  hover(text: string): Promise<string>;
  /** Returns the problems of the file, each with its line, counted from 1. */
  problems(): Promise<string[]>;
}

/**
 * Starts the YAML language server as an editor does, with the settings of a folder. It speaks the Language Server Protocol
 * over its standard streams.
 */
export async function openYamlServer(folder: string) {
  const server = join(projectDir, 'node_modules/yaml-language-server/bin/yaml-language-server');
  const child = spawn(process.execPath, [server, '--stdio']);
  const settings = JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8'));
  const schemaStore = { enable: false };
  const connection = connect(child, { yaml: { schemas: settings['yaml.schemas'], schemaStore } });
  const rootUri = pathToFileURL(folder).href;
  await connection.ask('initialize', {
    ...{ processId: process.pid, rootUri, workspaceFolders: [{ name: 'site', uri: rootUri }] },
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
    },
  });
  connection.tell('initialized', {});
  connection.tell('workspace/didChangeConfiguration', { settings: {} });
  return {
    /** Opens a file with a text, which need not be the one on the disk. */
    open: (path: string, text: string): OpenFile => {
      const uri = pathToFileURL(join(folder, path)).href;
      connection.tell('textDocument/didOpen', {
        textDocument: { uri, languageId: 'yaml', version: 1, text },
      });
      return fileAt(uri, text, connection);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

type Connection = ReturnType<typeof connect>;

function fileAt(uri: string, text: string, { ask, problemsOf }: Connection): OpenFile {
  const textDocument = { uri };
  return {
    async complete(behind) {
      const position = positionIn(text, text.indexOf(behind) + behind.length);
      const found = (await ask('textDocument/completion', { textDocument, position })) as {
        items: Completion[];
      };
      return new Map(found.items.map(({ label, documentation = '' }) => [label, plain(documentation)]));
    },
    async hover(part) {
      const position = positionIn(text, text.indexOf(part));
      const found = (await ask('textDocument/hover', { textDocument, position })) as {
        contents: { value: string };
      } | null;
      return plain(found?.contents ?? '');
    },
    async problems() {
      const found = await problemsOf(uri);
      return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
    },
  };
}

const plain = (text: string | { value: string }) => (typeof text === 'string' ? text : text.value);

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** Speaks with a server, and answers what it asks for itself: the settings. */
function connect({ stdin, stdout }: ChildProcessWithoutNullStreams, settings: Record<string, unknown>) {
  const answers = new Map<number, (result: unknown) => void>();
  const problems = new Map<string, Problem[]>();
  const waiting = new Map<string, (problems: Problem[]) => void>();
  let last = 0;
  const send = (message: Message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const receive = ({ id, method, params, result }: Message) => {
    if (method === undefined && id !== undefined) answers.get(id)?.(result);
    else if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] };
      send({ id, result: items.map(({ section }) => settings[section] ?? {}) } as Message);
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Problem[] };
      problems.set(uri, diagnostics);
      waiting.get(uri)?.(diagnostics);
    } else if (id !== undefined) send({ id, result: null });
  };
  readMessages(stdout, receive);
  return {
    tell: (method: string, params: unknown) => send({ method, params }),
    ask: (method: string, params: unknown) =>
      new Promise<unknown>((resolve) => {
        last += 1;
        answers.set(last, resolve);
        send({ id: last, method, params });
      }),
    problemsOf: (uri: string) =>
      new Promise<Problem[]>((resolve) => {
        const known = problems.get(uri);
        if (known) resolve(known);
        else waiting.set(uri, resolve);
      }),
  };
}

function readMessages(stream: NodeJS.ReadableStream, receive: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = rest.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/.exec(rest.subarray(0, Math.max(0, head)).toString())?.[1],
      );
      if (head < 0 || rest.length < head + 4 + length) return;
      receive(JSON.parse(rest.subarray(head + 4, head + 4 + length).toString()));
      rest = rest.subarray(head + 4 + length);
    }
  });
}
