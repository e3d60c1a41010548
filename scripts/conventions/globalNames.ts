import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, violationAt } from './source.ts';

interface Scope {
  names: string[];
  /** Files in which the names may be used. */
  allowed: RegExp;
  reason: string;
}

const SCOPES: Scope[] = [
  {
    names: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    allowed:
      /^packages\/contract\/src\/(core\/transport|messages\/socketTransport)\.ts$|^apps\/host\/src\/(boot\/(main|preloadedFetch|fetchAhead)|offline\/keptPage)\.ts$|^packages\/portal\/src\/images\/storeImages\.ts$|^apps\/server\/|^packages\/storybook-statecharts\/src\/stories\/readIndex\.ts$/,
    reason:
      'the contract’s transports alone talk to the network, and what runs before or beside them',
  },
  {
    names: ['localStorage', 'sessionStorage', 'indexedDB'],
    allowed: /(Store|Stores|Storage|Drafts)\.ts$|^apps\/host\/src\/boot\/main\.ts$/,
    reason: 'a store keeps things in the browser, nothing else does',
  },
];

/** Network and browser storage are each used in one place. */
export const globalNames: Convention = (source) => {
  if (isTestCode(source.path)) return [];
  const violations = [];
  for (const node of nodesOf(source.tree)) {
    if (!ts.isIdentifier(node) || !isGlobal(node)) continue;
    for (const { names, allowed, reason } of SCOPES) {
      if (names.includes(node.text) && !allowed.test(source.path)) {
        violations.push(violationAt(source, node, `${node.text}: ${reason}`));
      }
    }
  }
  return violations;
};

/** A bare name or one of the page's: `fetch`, `window.fetch`; not `query.fetch` nor a type's. */
function isGlobal(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return /^(window|globalThis|self)$/.test(parent.expression.getText());
  }
  const isName =
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isGetAccessorDeclaration(parent) ||
      ts.isJsxAttribute(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isVariableDeclaration(parent)) &&
    parent.name === node;
  const isRenamed = ts.isBindingElement(parent) && parent.propertyName === node;
  return !isName && !isRenamed && !ts.isTypeReferenceNode(parent);
}
