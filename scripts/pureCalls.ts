/**
 * Marks the calls that initialize a module's constants as pure. Every package declares its modules
 * free of side effects (`sideEffects`); without the marks a bundler applies that to whole files
 * only, and keeps every endpoint and machine of a built file with one used import.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

const MARK = '/* @__PURE__ */ ';

/**
 * Returns the code with a mark before each call and `new` that initializes a constant of the
 * module.
 */
export function markPureCalls(path: string, code: string): string {
  const tree = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false);
  const starts = new Set<number>();
  const visit = (node: ts.Node): void => {
    // The body of a function runs when it is called.
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) starts.add(node.getStart(tree));
    ts.forEachChild(node, visit);
  };
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer) visit(initializer);
    }
  }
  return [...starts]
    .sort((a, b) => b - a)
    .reduce((text, offset) => text.slice(0, offset) + MARK + text.slice(offset), code);
}

/** Names a worker's built file, which lies beside every chunk. */
const nameBuiltWorkers = (code: string) =>
  code.replace(/(new URL\('\.\/[\w.]+\.worker)\.ts'/g, "$1.js'");

/** Does the same as an esbuild plugin for the files below a folder; also names built workers. */
export function pureCalls(folder: string): Plugin {
  return {
    name: 'pure-calls',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!path.startsWith(folder)) return undefined;
        const contents = markPureCalls(path, nameBuiltWorkers(await readFile(path, 'utf8')));
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
