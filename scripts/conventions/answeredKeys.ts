import ts from 'typescript';
import { nodesOf, type Source } from './source.ts';

/**
 * Finds the used texts of the contract's areas: a label by a field of the wire, a refusal when code
 * gives its name as a value. A comment, a type, a comparison or an object's key does not count.
 */
export function answeredKeys(
  sources: readonly Source[],
  fields: ReadonlySet<string>,
): (key: string) => boolean {
  const given = new Set(sources.flatMap(({ tree }) => givenNames(tree)));
  return (key) =>
    key.startsWith('labels.')
      ? fields.has(key.slice('labels.'.length))
      : given.has(key.replace(/^refusals\./, ''));
}

function givenNames(tree: ts.SourceFile): string[] {
  return Array.from(nodesOf(tree))
    .filter((node) => ts.isStringLiteralLike(node) && isGiven(node))
    .map((node) => (node as ts.StringLiteralLike).text);
}

function isGiven(node: ts.Node): boolean {
  const { parent } = node;
  return !(
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && COMPARING.has(parent.operatorToken.kind))
  );
}

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
