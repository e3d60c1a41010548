import ts from 'typescript';
import { type Convention, nodesOf, violationAt } from './source.ts';

const TAKES_AWAY = /^unroute(All)?$/;
const ADVICE = 'a request made as a route ends may hang: `tests/e2e/intercept.ts` leaves it';

/** No route of a page is removed: `tests/e2e/intercept.ts` gives the reason. */
export const endedRoutes: Convention = (source) => {
  const violations = [];
  for (const node of nodesOf(source.tree)) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) continue;
    const { name } = node.expression;
    if (TAKES_AWAY.test(name.text) || (name.text === 'route' && countsItsTimes(node))) {
      violations.push(violationAt(source, name, ADVICE));
    }
  }
  return violations;
};

const countsItsTimes = ({ arguments: [, , options] }: ts.CallExpression) =>
  options !== undefined && /\btimes\b/.test(options.getText());
