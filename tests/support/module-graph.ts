import { dirname, join, relative, resolve } from 'node:path';
import {
  type BindingName,
  type CallExpression,
  type ExportDeclaration,
  type ImportDeclaration,
  type ImportTypeNode,
  isAwaitExpression,
  isCallExpression,
  isExportDeclaration,
  isIdentifier,
  isImportDeclaration,
  isImportTypeNode,
  isLiteralTypeNode,
  isNamedExports,
  isNamedImports,
  isObjectBindingPattern,
  isOmittedExpression,
  isStringLiteral,
  isVariableDeclaration,
  isVariableStatement,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { projectDir } from './workspace.ts';

/** One import of one module by another, as the compiler reads it. */
export interface Import {
  from: string;
  /** The imported file below the project, or the name of a package. */
  to: string;
  /** Whether types alone are imported. */
  isType: boolean;
  /** Whether it is an `import(…)` that runs. */
  isDynamic: boolean;
  /** What is taken by name; undefined if it may be everything. */
  names: readonly string[] | undefined;
}

/** A source file of the project: what it imports and what it exports. */
export interface Module {
  file: string;
  imports: readonly Import[];
  exports: readonly string[];
}

/** Reads every source file below the given folders of the project with the TypeScript compiler, comments of types in JavaScript too. */
export function readModules(...folders: string[]): Module[] {
  const api = new API({ cwd: projectDir });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(projectDir, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The compiler finds no project.');
    return project.rootFiles.flatMap((path): Module[] => {
      const file = relative(projectDir, path);
      const source = project.program.getSourceFile(path);
      const isAsked = folders.some((folder) => file.startsWith(`${folder}/`));
      if (!isAsked || !source) return [];
      const exports = source.statements.flatMap((node) => exportedNames(node));
      return [{ file, imports: importsIn(source, file), exports }];
    });
  } finally {
    api.close();
  }
}

function importsIn(node: Node, from: string): Import[] {
  const here = takenBy(node);
  const own = here ? [{ from, ...here, to: fileOf(here.to, from) }] : [];
  const below: Import[] = [];
  node.forEachChild((child) => {
    below.push(...importsIn(child, from));
  });
  return [...own, ...below];
}

function fileOf(name: string, from: string): string {
  return name.startsWith('.') ? relative(projectDir, resolve(projectDir, dirname(from), name)) : name;
}

/** What a node imports, if it imports something. */
function takenBy(node: Node): Omit<Import, 'from'> | undefined {
  if (isImportDeclaration(node)) return takenByImport(node);
  if (isExportDeclaration(node)) return takenByExport(node);
  if (isImportTypeNode(node)) return takenByType(node);
  const isDynamic =
    isCallExpression(node) &&
    node.expression.kind === SyntaxKind.ImportKeyword &&
    node.arguments.some((argument) => isStringLiteral(argument));
  return isDynamic ? takenByCall(node) : undefined;
}

function takenByImport({ moduleSpecifier, importClause }: ImportDeclaration): Omit<Import, 'from'> {
  const bindings = importClause?.namedBindings;
  const named = bindings && isNamedImports(bindings) ? bindings.elements : [];
  const isAll = bindings !== undefined && !isNamedImports(bindings);
  const isType =
    importClause?.phaseModifier === SyntaxKind.TypeKeyword ||
    (!importClause?.name && named.length > 0 && named.every((one) => one.isTypeOnly));
  const names = [
    ...(importClause?.name ? ['default'] : []),
    ...named.map(({ propertyName, name }) => (propertyName ?? name).text),
  ];
  return { to: textOf(moduleSpecifier), isType, isDynamic: false, names: isAll ? undefined : names };
}

function takenByExport(node: ExportDeclaration): Omit<Import, 'from'> | undefined {
  const { moduleSpecifier, exportClause, isTypeOnly } = node;
  if (!moduleSpecifier) return undefined;
  const named = exportClause && isNamedExports(exportClause) ? exportClause.elements : undefined;
  const isType = isTypeOnly || (named?.every((one) => one.isTypeOnly) ?? false);
  const names = named?.map(({ propertyName, name }) => (propertyName ?? name).text);
  return { to: textOf(moduleSpecifier), isType, isDynamic: false, names };
}

function takenByType({ argument, qualifier }: ImportTypeNode): Omit<Import, 'from'> | undefined {
  if (!isLiteralTypeNode(argument)) return undefined;
  const names = qualifier && isIdentifier(qualifier) ? [qualifier.text] : undefined;
  return { to: textOf(argument.literal), isType: true, isDynamic: false, names };
}

/** `const { a } = await import('…')` takes names; any other call may take everything. */
function takenByCall(node: CallExpression): Omit<Import, 'from'> {
  const [argument] = node.arguments;
  const holder = isAwaitExpression(node.parent) ? node.parent.parent : undefined;
  const pattern = holder && isVariableDeclaration(holder) ? holder.name : undefined;
  const names =
    pattern && isObjectBindingPattern(pattern)
      ? pattern.elements.map(({ propertyName, name }) => textOf(propertyName ?? name))
      : undefined;
  return { to: argument ? textOf(argument) : '', isType: false, isDynamic: true, names };
}

function exportedNames(node: Node): string[] {
  if (isExportDeclaration(node)) {
    const { exportClause } = node;
    return exportClause && isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [];
  }
  const modifiers = 'modifiers' in node ? (node.modifiers as readonly Node[] | undefined) : undefined;
  if (!modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword)) return [];
  if (isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  return 'name' in node ? [textOf(node.name as Node | undefined)] : [];
}

function boundNames(name: BindingName): string[] {
  if (isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (isOmittedExpression(one) || !one.name ? [] : boundNames(one.name)));
}

function textOf(node: Node | undefined): string {
  return node && (isIdentifier(node) || isStringLiteral(node)) ? node.text : '';
}
