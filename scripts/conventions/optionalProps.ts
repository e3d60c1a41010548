import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, violationAt } from './source.ts';

const ADVICE = 'an optional prop takes undefined: name?: T | undefined';

/**
 * Optional props take `undefined`, as React’s own do: a value that may be missing is passed on as
 * it is. In `ui`, an interface that extends React Aria’s follows that one.
 */
export const optionalProps: Convention = ({ path, tree, text }) => {
  if (isTestCode(path) || !path.startsWith('packages/')) return [];
  return [...nodesOf(tree)]
    .filter((node) => ts.isPropertySignature(node) && isStrict(node, path))
    .map((node) => violationAt({ path, tree, text }, node, ADVICE));
};

function isStrict(prop: ts.PropertySignature, path: string): boolean {
  const { parent, questionToken, type } = prop;
  if (!questionToken || !type || !ts.isInterfaceDeclaration(parent)) return false;
  if (!/(Props|Callbacks)$/.test(parent.name.text)) return false;
  if (path.startsWith('packages/ui/') && parent.heritageClauses) return false;
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return !parts.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
}
