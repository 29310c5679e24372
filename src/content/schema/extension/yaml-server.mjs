import { fork } from 'node:child_process';

/**
 * Returns the front matter of a Markdown file as YAML with the same lines. Undefined if there is none.
 *
 * @param {string} text
 */
export function frontMatterOf(text) {
  const [first = '', ...lines] = text.split(/\r?\n/);
  if (!/^---\s*$/.test(first)) return undefined;
  const end = lines.findIndex((line) => /^---\s*$/.test(line));
  return ['', ...lines.slice(0, end < 0 ? lines.length : end), ''].join('\n');
}

/** What the client can show. */
const capabilities = {
  workspace: { configuration: true, workspaceFolders: true },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown'] },
  },
};

/**
 * Starts the YAML language server.
 *
 * @param {string} file the module of the server
 * @param {Editor & { rootUri: string }} editor
 */
export async function startYamlServer(file, { rootUri, ...editor }) {
  const { tell, ask, stop } = connect(file, editor);
  const versions = new Map();
  const workspaceFolders = [{ name: 'site', uri: rootUri }];
  await ask('initialize', { processId: process.pid, rootUri, workspaceFolders, capabilities });
  const tellSettings = () => tell('workspace/didChangeConfiguration', { settings: {} });
  tell('initialized', {});
  tellSettings();
  return {
    tellSettings,
    stop,
    /** Tells that a schema has changed. @param {string} uri */
    tellChanged: (uri) => tell('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 2 }] }),
    /** Opens a text, or replaces it. @param {string} uri @param {string} text */
    update(uri, text) {
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      if (version === 1)
        tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version, text } });
      else tell('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] });
    },
    /** @param {string} uri */
    close(uri) {
      if (versions.delete(uri)) tell('textDocument/didClose', { textDocument: { uri } });
    },
    /** Returns what may be written at a place. @param {string} uri @param {Position} position */
    complete: async (uri, position) =>
      (await ask('textDocument/completion', { textDocument: { uri }, position }))?.items ?? [],
    /** Returns the description of what is at a place. @param {string} uri @param {Position} position */
    hover: (uri, position) => ask('textDocument/hover', { textDocument: { uri }, position }),
  };
}

/**
 * Speaks the Language Server Protocol over the channel between two processes of Node.
 *
 * @param {string} file
 * @param {Editor} editor
 *
 * @typedef {{
 *   settings(section: string): object;
 *   onProblems(uri: string, problems: { message: string; range: { start: Position; end: Position } }[]): void;
 * }} Editor
 * @typedef {{ line: number; character: number }} Position
 */
function connect(file, { settings, onProblems }) {
  const child = fork(file, ['--node-ipc'], { silent: true });
  const answers = new Map();
  let last = 0;
  const send = (message) => {
    if (child.connected) child.send({ jsonrpc: '2.0', ...message });
  };
  child.on('message', ({ id, method, params, result }) => {
    if (method === undefined) {
      answers.get(id)?.(result);
      answers.delete(id);
    } else if (method === 'textDocument/publishDiagnostics') onProblems(params.uri, params.diagnostics);
    else if (method === 'workspace/configuration')
      send({ id, result: params.items.map(({ section }) => settings(section)) });
    else if (id !== undefined) send({ id, result: null });
  });
  // What is sent while the server ends is lost.
  child.on('error', () => {});
  // A server that has ended answers nothing.
  child.on('exit', () => {
    for (const answer of answers.values()) answer(null);
  });
  return {
    stop: () => child.kill(),
    tell: (method, params) => send({ method, params }),
    ask: (method, params) =>
      new Promise((resolve) => {
        last += 1;
        answers.set(last, resolve);
        send({ id: last, method, params });
        if (!child.connected) resolve(null);
      }),
  };
}
