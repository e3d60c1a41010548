import ts from 'typescript';
import { type Convention, isTestCode, nodesOf, type Violation, violationAt } from './source.ts';

/** Attributes and properties whose value is shown or announced. */
const READ_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'ariaDescription',
  'ariaLabel',
  'caption',
  'description',
  'emptyText',
  'errorMessage',
  'heading',
  'hint',
  'innerText',
  'label',
  'message',
  'note',
  'placeholder',
  'summary',
  'text',
  'textContent',
  'textValue',
  'title',
  'tooltip',
]);

/** Calls whose text is shown to a person: notices, announcements, the browser's own dialogs. */
const SHOWING =
  /(^|\.)(alert|announce|confirm|prompt|notif\w*\.(error|info|show|success|warning))$/;

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Checks for language: several words, or one with a capital, unlike `feed`, `--sg-gap` and
 * `sg-card`.
 */
const isLanguage = (text: string) =>
  /^\p{Lu}\p{Ll}+\P{L}*$|^\p{Lu}?\p{Ll}*'?\p{Ll}+[,.!?:]? \p{L}/u.test(text.trim());

/**
 * No text for people in code: it comes from the messages, in every language. In JSX every text
 * counts;
 * elsewhere only what reads as language in a property or call that shows it.
 */
export const writtenTexts: Convention = (source) => {
  if (!/^(packages|apps\/host)\//.test(source.path) || isTestCode(source.path)) return [];
  // Texts for developers of a portal are English, and the contract has no screen.
  if (source.path.startsWith('packages/contract/')) return [];
  // Storybook's own frame is English; an addon's texts are in this one file.
  if (source.path === 'packages/storybook-statecharts/src/texts.ts') return [];
  const violations: Violation[] = [];
  for (const node of nodesOf(source.tree)) {
    const text = readText(node);
    if (text === null || !hasWords(text)) continue;
    violations.push(
      violationAt(
        source,
        node,
        `text in code: "${text.trim()}". Give it a key in messages/en.json and id.json, and read it with t()`,
      ),
    );
  }
  return violations;
};

/** Returns the text that a node shows to a person, or null. */
function readText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  const text = writtenPart(node);
  if (text === null) return null;
  const holder = holderOf(node);
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return text;
  if (ts.isJsxAttribute(holder)) {
    return READ_NAMES.has(holder.name.getText()) || /^\p{Lu}\p{Ll}+ /u.test(text) ? text : null;
  }
  return isLanguage(text) && isRead(holder, node) ? text : null;
}

/** The text of a literal, or of a template without its placeholders. */
function writtenPart(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ');
}

/** Checks whether a value outside JSX is shown: a property, a default, a toast. */
function isRead(holder: ts.Node, node: ts.Node): boolean {
  if (ts.isPropertyAssignment(holder)) return READ_NAMES.has(nameOf(holder.name));
  if (ts.isBindingElement(holder)) {
    return READ_NAMES.has(nameOf(holder.propertyName ?? holder.name));
  }
  if (ts.isBinaryExpression(holder) && holder.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return ts.isPropertyAccessExpression(holder.left) && READ_NAMES.has(holder.left.name.text);
  }
  if (!ts.isCallExpression(holder)) return false;
  const callee = holder.expression.getText();
  if (SHOWING.test(callee)) return true;
  return /setAttribute$/.test(callee) && holder.arguments[1] === node
    ? READ_NAMES.has(nameOf(holder.arguments[0]))
    : false;
}

const nameOf = (node: ts.Node | undefined) => node?.getText().replace(/^['"]|['"]$/g, '') ?? '';

/**
 * Finds the node that takes the value of an expression: `{open ? 'Close' : 'Open'}` gives the
 * braces' parent.
 */
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
