import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, type Violation, violationAt } from './source.ts';

/** Names of languages; another language would make every use wrong. */
const NAMES = ['en', 'id'];

/**
 * No code compares a language with its name, and none has a table with an entry for each: texts are
 * in catalogues, and facts that `Intl` does not know are in the contract's table of languages. A
 * table that may lack a language has the type `Partial<Record<Locale, …>>`.
 */
export const languagesByName: Convention = (source) => {
  if (!/^(packages|apps|mocks)\//.test(source.path)) return [];
  if (isTestCode(source.path) && !source.path.startsWith('mocks/src/')) return [];
  if (source.path === 'packages/contract/src/core/locale.ts') return [];
  const violations: Violation[] = [];
  for (const node of nodesOf(source.tree)) {
    if (isComparedByName(node))
      violations.push(
        violationAt(source, node, 'a language asked for by name. Use a catalogue, or `Intl`'),
      );
    if (isTable(node))
      violations.push(
        violationAt(source, node, 'a table with every language. Move it to messages/*.json'),
      );
  }
  return violations;
};

function isComparedByName(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !COMPARING.has(node.operatorToken.kind)) return false;
  const isName = (side: ts.Node) => ts.isStringLiteral(side) && NAMES.includes(side.text);
  const isLanguage = (side: ts.Node) => /(locale|language)\b/i.test(side.getText());
  return [
    [node.left, node.right],
    [node.right, node.left],
  ].some(([one, other]) => one && other && isName(one) && isLanguage(other));
}

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function isTable(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const keys = node.properties.map(({ name }) => name?.getText());
  if (!NAMES.every((name) => keys.includes(name))) return false;
  const { parent } = node;
  return !(
    ts.isVariableDeclaration(parent) && /Partial<Record<Locale,/.test(parent.type?.getText() ?? '')
  );
}
