import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One file of the workspace, read and parsed. */
export interface Source {
  /** From the root of the workspace, with slashes. */
  path: string;
  text: string;
  tree: ts.SourceFile;
}

/** A broken convention with its location. */
export interface Violation {
  path: string;
  line: number;
  message: string;
}

/** Looks at one file. */
export type Convention = (source: Source) => Violation[];

/** Parses a file's text. */
export function parseSource(path: string, text: string): Source {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Every code file of the workspace below `root`. */
export function readSources(root: string): Source[] {
  const patterns = [
    '{packages,apps}/*/src/**/*.{ts,tsx}',
    'apps/server/{demo,testing}/**/*.ts',
    'mocks/**/*.ts',
    '{scripts,tests,bench,.storybook}/**/*.{ts,tsx}',
  ];
  return readMatching(root, patterns).filter(({ path }) => !path.endsWith('.d.ts'));
}

/** Every stylesheet of the workspace below `root`; its tree has no meaning. */
export const readStylesheets = (root: string): Source[] =>
  readMatching(root, ['{packages,apps,tests,bench,scripts,.storybook}/**/*.css']).filter(
    ({ path }) => !path.includes('/dist/'),
  );

function readMatching(root: string, patterns: readonly string[]): Source[] {
  return globSync(patterns, { cwd: root, exclude: (path) => path === 'node_modules' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/** Checks whether a file is a story or a test, or only serves them. */
export const isTestCode = (path: string) =>
  /\.(test|stories|testing)\.tsx?$/.test(path) ||
  /^(tests|mocks|\.storybook|scripts|bench|apps\/server\/testing)\//.test(path);

/** A violation at a node. */
export function violationAt({ path, tree }: Source, node: ts.Node, message: string): Violation {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return { path, line: line + 1, message };
}

/** Every node of a file, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}
