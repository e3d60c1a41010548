import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, violationAt } from './source.ts';

const HELPER = 'packages/ui/src/forms/isComposing.ts';
const REASON =
  'Enter also confirms a composed character: ask isComposing of @saudagar/ui in the handler first';

/** A handler of Enter asks the one helper whether the key composes a character. */
export const composedKeys: Convention = (source) => {
  if (isTestCode(source.path) || source.path === HELPER) return [];
  return [...nodesOf(source.tree)]
    .filter((node) => isOwnQuestion(node) || (isEnter(node) && !asksFirst(node)))
    .map((node) => violationAt(source, node, REASON));
};

const isEnter = (node: ts.Node) => ts.isStringLiteral(node) && node.text === 'Enter';

/** Checks for the event's own flag, which Safari has already reset. */
const isOwnQuestion = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'isComposing';

/** True where a function around the node calls the helper. */
function asksFirst(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isFunctionLike(around) && [...nodesOf(around)].some(isHelperCall)) return true;
  }
  return false;
}

const isHelperCall = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'isComposing';
