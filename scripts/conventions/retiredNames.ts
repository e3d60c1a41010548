import { basename } from 'node:path';
import ts from 'typescript';
import retired from './retiredNames.json' with { type: 'json' };
import { type Convention, nodesOf, violationAt } from './source.ts';

/** Retired names, each with the name in its place. */
const RETIRED = new Map(Object.entries(retired));

/** No identifier and no file has a retired name. */
export const retiredNames: Convention = (source) => {
  const [name = ''] = basename(source.path).split('.');
  const violations = advice(name)
    ? [{ path: source.path, line: 1, message: `${advice(name)}` }]
    : [];
  for (const node of nodesOf(source.tree)) {
    const warning = ts.isIdentifier(node) && advice(node.text);
    if (warning) violations.push(violationAt(source, node, warning));
  }
  return violations;
};

function advice(name: string): string | undefined {
  const now = RETIRED.get(name);
  return now && `${name} is retired: say ${now}`;
}
