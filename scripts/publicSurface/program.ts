import { join, relative } from 'node:path';
import ts from 'typescript';
import { publishedPackages, root } from '../packages.ts';

/** An entry of a package: its import path, and its source where that is code. */
export interface PublicEntry {
  name: string;
  source?: string;
}

/** Lists the entries of a package, in the order of its `exports`. */
export function entriesOf(short: string): PublicEntry[] {
  const { manifest } = publishedPackages().find((one) => one.short === short) ?? {};
  return Object.entries(manifest?.exports ?? {}).map(([entry, { 'saudagar-source': source }]) => ({
    name: join(manifest?.name ?? '', entry),
    ...(source && /\.tsx?$/.test(source) && { source: join('packages', short, source) }),
  }));
}

/** Parses all public entries as one program: the packages share most modules. */
export function publicProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.base.json'),
    { types: ['node', 'vite/client'] },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const sources = publishedPackages().flatMap(({ short }) =>
    entriesOf(short).flatMap(({ source }) => (source ? [join(root, source)] : [])),
  );
  return ts.createProgram(sources, config?.options ?? {});
}

/** Returns the package of a node, `feed`; undefined for that of a dependency. */
export function packageOf(node: ts.Node): string | undefined {
  const path = relative(root, node.getSourceFile().fileName).replaceAll('\\', '/');
  return /^packages\/([^/]+)\/src\//.exec(path)?.[1];
}

/** Resolves a name through every `import` and `export`. */
export const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
