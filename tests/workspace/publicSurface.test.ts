import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../scripts/conventions/source.ts';
import { publishedPackages, root } from '../../scripts/packages.ts';

/** What an entry exports, one line a name; throws where a name is exported unseen. */
function exportedNames(path: string, text: string): string[] {
  const { tree } = parseSource(path, text);
  return tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      const from = statement.moduleSpecifier?.getText(tree).slice(1, -1) ?? '';
      // A folder's index names what is public of it.
      if (!exportClause && from.endsWith('/index.ts')) {
        const inner = join(dirname(path), from);
        return exportedNames(inner, readFileSync(join(root, inner), 'utf8'));
      }
      if (!exportClause || !ts.isNamedExports(exportClause)) {
        throw new Error(`${path} exports everything of a file: name what is public`);
      }
      return exportClause.elements.map(({ name, isTypeOnly }) =>
        isTypeOnly || statement.isTypeOnly ? `type ${name.text}` : name.text,
      );
    }
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts
      .getModifiers(statement)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported ? declaredNames(statement) : [];
  });
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return name ? [isType ? `type ${name.getText()}` : name.getText()] : [];
}

describe('what a package makes public is written down', () => {
  test.each(publishedPackages().map(({ short, manifest }) => [short, manifest] as const))(
    '%s',
    async (short, { name, exports }) => {
      const entries = Object.entries(exports).map(([entry, { 'saudagar-source': source }]) => {
        const title = `## ${join(name, entry)}\n`;
        if (!source?.endsWith('.ts')) return title;
        const path = join('packages', short, source);
        const names = exportedNames(path, readFileSync(join(root, path), 'utf8')).sort();
        return `${title}\n${names.map((one) => `- ${one}`).join('\n')}\n`;
      });
      const text = `# Public names of ${name}\n\n${entries.join('\n')}`;
      await expect(text).toMatchFileSnapshot(`publicSurface/${short}.md`);
    },
  );
});

test('a name exported unseen is found', () => {
  expect(
    exportedNames('index.ts', `export { a, type B } from './a.ts'; export const c = 1;`),
  ).toEqual(['a', 'type B', 'c']);
  expect(() => exportedNames('index.ts', `export * from './a.ts';`)).toThrow(/name what is public/);
});
