import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, violationAt } from './source.ts';

const FEATURE = /^packages\/(?!contract\/|ui\/)/;
const ADDRESS = /^(paths|hrefOf)$|.(Path|Paths|Href)$/;
const ADVICE = 'addresses of the host are read with useRoutes of @saudagar/portal';

/** No component of a feature has a prop of its own for an address of the host. */
export const addressProps: Convention = (source) => {
  if (isTestCode(source.path) || !FEATURE.test(source.path)) return [];
  return [...nodesOf(source.tree)]
    .filter((node) => ts.isPropertySignature(node) && ADDRESS.test(node.name.getText()))
    .map((node) => violationAt(source, node, ADVICE));
};
