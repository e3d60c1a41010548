import ts from 'typescript';
import { type Convention, nodesOf, violationAt } from './source.ts';

const RUNNERS = /^(describe|test|it|suite|bench)$/;
const LEFT_OUT = /^(only|skip|skipIf|runIf|todo|fails|fixme|fail|failing|slow)$/;

/** No test is skipped, postponed or run alone. */
export const leftOutTests: Convention = (source) => {
  if (!/\.(test|spec|stories)\.tsx?$/.test(source.path)) return [];
  const violations = [];
  for (const node of nodesOf(source.tree)) {
    if (!ts.isPropertyAccessExpression(node) || !LEFT_OUT.test(node.name.text)) continue;
    if (RUNNERS.test(rootName(node))) {
      violations.push(violationAt(source, node, `${node.getText(source.tree)} leaves tests out`));
    }
  }
  return violations;
};

function rootName(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? rootName(node.expression) : node.getText();
}
