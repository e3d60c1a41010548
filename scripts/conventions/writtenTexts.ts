import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, violationAt } from './source.ts';

/** Attributes whose value a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'title',
]);

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** No text for people in components: it comes from the messages (in both languages, or in none). */
export const writtenTexts: Convention = (source) => {
  if (!source.path.endsWith('.tsx') || isTestCode(source.path)) return [];
  const violations = [];
  for (const node of nodesOf(source.tree)) {
    const text = readText(node);
    if (text !== null && hasWords(text)) {
      violations.push(violationAt(source, node, `text in code: "${text.trim()}"`));
    }
  }
  return violations;
};

/** The text a node puts in front of a person, or null. */
function readText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return null;
  const holder = holderOf(node);
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return node.text;
  if (ts.isJsxAttribute(holder) && READ_ATTRIBUTES.has(holder.name.getText())) return node.text;
  return null;
}

/** What takes the value of an expression: `{open ? 'Close' : 'Open'}` stands for its braces' parent. */
function holderOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const passesOn =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && LOGICAL.has(parent.operatorToken.kind));
  return passesOn ? holderOf(parent) : parent;
}

const LOGICAL = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);
