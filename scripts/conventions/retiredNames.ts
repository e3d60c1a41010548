import { basename } from 'node:path';
import ts from 'typescript';
import retired from './retiredNames.json' with { type: 'json' };
import { type Convention, nodesOf, violationAt } from './source.ts';

/** Retired names, each with its replacement. */
const RETIRED = new Map(Object.entries(retired));

/** Words of the wire that a package maps to its own: no field or parameter has them. */
const MAPPED = { 'packages/messaging/': { roomId: 'conversationId' } };

/** No identifier and no file has a retired name. */
export const retiredNames: Convention = (source) => {
  const [name = ''] = basename(source.path).split('.');
  const violations = advice(name)
    ? [{ path: source.path, line: 1, message: `${advice(name)}` }]
    : [];
  for (const node of nodesOf(source.tree)) {
    const warning = ts.isIdentifier(node) && advice(node.text);
    if (warning) violations.push(violationAt(source, node, warning));
    if (ts.isPropertySignature(node) || ts.isParameter(node)) {
      const own = mapped(source.path, node.name.getText());
      if (own) violations.push(violationAt(source, node, `say ${own} here`));
    }
  }
  return violations;
};

function mapped(path: string, name: string): string | undefined {
  const names: [string, Record<string, string>][] = Object.entries(MAPPED);
  return names.find(([folder]) => path.startsWith(folder))?.[1][name];
}

function advice(name: string): string | undefined {
  const now = RETIRED.get(name);
  return now && `${name} is retired: say ${now}`;
}
