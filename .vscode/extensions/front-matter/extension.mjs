// Lets the YAML language server help in the front matter of Markdown files too. The YAML extension brings the server, but
// asks it for YAML files alone (github.com/redhat-developer/vscode-yaml/issues/207).
import { join } from 'node:path';
import * as vscode from 'vscode';
import { frontMatterOf, startYamlServer } from './yaml-server.mjs';

const selector = { language: 'markdown', scheme: 'file' };

export async function activate({ subscriptions }) {
  const yaml = vscode.extensions.getExtension('redhat.vscode-yaml');
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!yaml || !folder) return;
  const problems = vscode.languages.createDiagnosticCollection('front matter');
  const server = await startYamlServer(join(yaml.extensionPath, 'dist/languageserver.js'), {
    rootUri: folder.uri.toString(),
    settings: (section) => vscode.workspace.getConfiguration(section),
    onProblems: (uri, found) => problems.set(vscode.Uri.parse(uri), found.map(toDiagnostic)),
  });
  const close = ({ uri }) => {
    server.close(uri.toString());
    problems.delete(uri);
  };
  const update = (document) => {
    if (vscode.languages.match(selector, document) === 0) return;
    const text = frontMatterOf(document.getText());
    if (text === undefined) close(document);
    else server.update(document.uri.toString(), text);
  };
  const schemas = vscode.workspace.createFileSystemWatcher('**/{.vscode,.cache}/schemas/**/*.json');
  const tellChanged = (uri) => server.tellChanged(uri.toString());
  for (const document of vscode.workspace.textDocuments) update(document);
  subscriptions.push(
    ...[problems, schemas, { dispose: server.stop }],
    ...[schemas.onDidChange(tellChanged), schemas.onDidCreate(tellChanged)],
    vscode.workspace.onDidChangeConfiguration(server.tellSettings),
    vscode.workspace.onDidOpenTextDocument(update),
    vscode.workspace.onDidChangeTextDocument(({ document }) => update(document)),
    vscode.workspace.onDidCloseTextDocument(close),
    vscode.languages.registerCompletionItemProvider(selector, completionOf(server), ':', ' '),
    vscode.languages.registerHoverProvider(selector, hoverOf(server)),
  );
}

const completionOf = (server) => ({
  async provideCompletionItems(document, position) {
    if (!isInFrontMatter(document, position)) return [];
    return (await server.complete(document.uri.toString(), position)).map(toCompletion);
  },
});

const hoverOf = (server) => ({
  async provideHover(document, position) {
    if (!isInFrontMatter(document, position)) return undefined;
    const found = await server.hover(document.uri.toString(), position);
    return found ? new vscode.Hover(new vscode.MarkdownString(found.contents.value)) : undefined;
  },
});

function isInFrontMatter(document, { line }) {
  const lines = frontMatterOf(document.getText())?.split('\n').length ?? 0;
  return line > 0 && line < lines - 1;
}

/** Converts a proposal of the protocol, whose kinds count from 1. */
function toCompletion({ label, kind = 1, documentation, textEdit, insertText, insertTextFormat, ...rest }) {
  const item = new vscode.CompletionItem(label, kind - 1);
  const text = textEdit?.newText ?? insertText ?? label;
  item.insertText = insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (textEdit) item.range = toRange(textEdit.range);
  item.documentation = new vscode.MarkdownString(documentation?.value ?? documentation ?? '');
  item.keepWhitespace = rest.insertTextMode === 1;
  return Object.assign(item, { sortText: rest.sortText, filterText: rest.filterText, detail: rest.detail });
}

/** Converts a problem of the protocol, whose severities count from 1. */
function toDiagnostic({ range, message, severity = 1 }) {
  return new vscode.Diagnostic(toRange(range), message, severity - 1);
}

const toRange = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
