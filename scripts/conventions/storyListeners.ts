import ts from 'typescript';
import { type Convention, nodesOf, violationAt } from './source.ts';

const PAGE =
  /^((document|window|globalThis|document\.body|document\.documentElement)\.)?addEventListener$/;

/** Stories share a page: one that listened to it would still hear the next. */
export const storyListeners: Convention = (source) => {
  if (!/\.(stories|testing)\.tsx?$/.test(source.path)) return [];
  return [...nodesOf(source.tree)]
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => PAGE.test(expression.getText(source.tree)))
    .map((node) => violationAt(source, node, 'a story listens to the page, and the next one too'));
};
