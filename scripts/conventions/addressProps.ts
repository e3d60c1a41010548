import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, violationAt } from './source.ts';

const FEATURE = /^packages\/(?!contract\/|ui\/)/;
const ADDRESS = /^(paths|hrefOf)$|.(Path|Paths|Href)$/;
/** Callbacks that only lead to a profile. */
const TO_PROFILE = /^(onMember|onMention)$/;
const ADVICE = 'addresses of the host are read with useRoutes of @saudagar/portal';

/** No component of a feature has a prop of its own for an address of the host, nor to a profile. */
export const addressProps: Convention = (source) => {
  if (isTestCode(source.path) || !FEATURE.test(source.path)) return [];
  const retired = (name: string) => ADDRESS.test(name) || TO_PROFILE.test(name);
  return [...nodesOf(source.tree)]
    .filter((node) => ts.isPropertySignature(node) && retired(node.name.getText()))
    .map((node) => violationAt(source, node, ADVICE));
};
