import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseSource } from '../../scripts/conventions/source.ts';
import { publishedPackages, root } from '../../scripts/packages.ts';
import { entriesOf } from '../../scripts/publicSurface/program.ts';
import { PublicSurface } from '../../scripts/publicSurface/surface.ts';

/** Throws when an entry exports names it does not list; a folder's index lists them itself. */
function expectNamed(path: string, text: string): void {
  const { tree } = parseSource(path, text);
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier } = statement;
    const from = moduleSpecifier?.getText(tree).slice(1, -1) ?? '';
    if (!exportClause && from.endsWith('/index.ts')) {
      const inner = join(dirname(path), from);
      expectNamed(inner, readFileSync(join(root, inner), 'utf8'));
    } else if (!exportClause || !ts.isNamedExports(exportClause)) {
      throw new Error(`${path} exports everything of a file: name what is public`);
    }
  }
}

describe('the public surface of a package is recorded', () => {
  let surface: PublicSurface;
  // All packages are one program, which takes some seconds.
  beforeAll(() => {
    surface = new PublicSurface();
  }, 60_000);

  test.each(publishedPackages().map(({ short }) => short))(
    'the public surface of %s is recorded',
    async (short) => {
      for (const { source } of entriesOf(short)) {
        if (source) expectNamed(source, readFileSync(join(root, source), 'utf8'));
      }
      const text = surface.of(short);
      expect(text).not.toContain(root);
      await expect(text).toMatchFileSnapshot(`publicSurface/${short}.md`);
    },
    60_000,
  );
});

test('an export that is not listed is found', () => {
  expect(() =>
    expectNamed('index.ts', `export { a, type B } from './a.ts'; export const c = 1;`),
  ).not.toThrow();
  expect(() => expectNamed('index.ts', `export * from './a.ts';`)).toThrow(/name what is public/);
});

describe('a change of the public surface changes the record', () => {
  test('the record has the types and defaults of props, and what they extend by name', () => {
    const before = `
      import type { HTMLAttributes } from 'react';
      /** Props of {@link Card}. */
      export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
        // Not for users.
        /** How wide it is. @default 'medium' */
        size?: 'medium' | 'large';
        title:
          | string
          | null;
      }
      export function Card({ size = 'medium', title }: CardProps) { return title; }`;
    expect(written(before)).toEqual([
      `function Card({ size = 'medium', … }: CardProps);`,
      `interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  size?: 'medium' | 'large'; // default: 'medium'
  title: string | null;
}`,
    ]);
    const after = before.replace(`@default 'medium'`, `@default 'large'`);
    expect(written(after)[1]).toContain(`// default: 'large'`);
  });

  test('the record has parameters and results of functions, declared or inferred', () => {
    const text = `
      interface Told { at: number; by?: string }
      export function tell<Item>(item: Item, often = 1): Told { return { at: often }; }
      export const told = (given: Told) => [given.by ?? null];
      export function over(one: string): string;
      export function over(one: number): number;
      export function over(one: any) { return one; }`;
    expect(written(text)).toEqual([
      'function over(one: string): string;',
      'function over(one: number): number;',
      'function tell<Item>(item: Item, often = 1): Told;',
      'function told(given: Told): (string | null)[];',
    ]);
  });

  test('the record has values and types of one name, classes without private members', () => {
    const text = `
      export const Kind = 'post' as const;
      export type Kind = typeof Kind;
      export class Failure<Of> {
        readonly of: Of;
        #told = false;
        private count = 0;
        constructor(of: Of) { this.of = of; }
        /** Whether it may pass. */
        get isTransient(): boolean { return this.#told || this.count > 0; }
      }`;
    expect(written(text)).toEqual([
      `class Failure<Of> {
  readonly of: Of;
  constructor(of: Of);
  get isTransient(): boolean;
}`,
      `const Kind = 'post' as const;`,
      'type Kind = typeof Kind;',
    ]);
  });
});

/** The record of a file with that text. */
function written(text: string): string[] {
  const source = 'packages/planted/src/index.tsx';
  const path = join(root, source);
  const options = { noResolve: true, strict: true, target: ts.ScriptTarget.ESNext };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === path ? ts.createSourceFile(name, text, version, true) : getSourceFile(name, version);
  return new PublicSurface(ts.createProgram([path], options, host)).exportsOf(source);
}
