import ts from 'typescript';
import { type Convention, nodesOf, type Source, type Violation, violationAt } from './source.ts';

const COMMENT_START = /\/[/*]+\s*(?:\*\s*)?(what|who|whoever|whether|where)\b/i;
const TITLE_START =
  /^(that|is|of|to|accepts|asks|clears|describes|ignores|keeps|publishes|refuses|rejects|removes|replaces|restores|sends)\b/i;
const TITLE_MAX_LENGTH = 80;
const RUNNERS = /^(it|test|describe)$/;
const MODIFIERS =
  /^(each|for|only|skip|skipIf|runIf|todo|fails|fail|fixme|slow|concurrent|sequential|shuffle|describe|parallel|serial)$/;

/** Comments begin with a noun or a verb; test titles stand alone, in 80 characters. */
export const sentences: Convention = (source) => [
  ...commentViolations(source),
  ...titleViolations(source),
];

function commentViolations({ path, text, tree }: Source): Violation[] {
  if (!COMMENT_START.test(text)) return [];
  const comments = path.endsWith('.css') ? stylesheetComments(text) : commentsOf(tree);
  return comments.flatMap(({ pos, end }) => {
    const start = COMMENT_START.exec(text.slice(pos, end));
    const line = tree.getLineAndCharacterOfPosition(pos).line + 1;
    return start?.index === 0 ? [{ path, line, message: `a comment begins with ${start[1]}` }] : [];
  });
}

function stylesheetComments(text: string): ts.TextRange[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
    pos: index,
    end: index + comment.length,
  }));
}

function titleViolations(source: Source): Violation[] {
  const violations = [];
  for (const node of nodesOf(source.tree)) {
    const [argument] = ts.isCallExpression(node) && isRunner(node.expression) ? node.arguments : [];
    if (!argument) continue;
    const title = literalText(argument);
    const [, word] = TITLE_START.exec(title) ?? [];
    if (word) violations.push(violationAt(source, argument, `a title begins with ${word}`));
    if (title.length > TITLE_MAX_LENGTH) {
      const message = `a title is longer than ${TITLE_MAX_LENGTH} characters`;
      violations.push(violationAt(source, argument, message));
    }
  }
  return violations;
}

/** Comments of a file without the lines that continue the `//` comment above them. */
function commentsOf(tree: ts.SourceFile): ts.CommentRange[] {
  const comments = [...tokensOf(tree)].flatMap(({ pos }) => [
    ...(ts.getTrailingCommentRanges(tree.text, pos) ?? []),
    ...(ts.getLeadingCommentRanges(tree.text, pos) ?? []),
  ]);
  const unique = [...new Map(comments.map((comment) => [comment.pos, comment])).values()];
  return unique.filter((comment, index) => {
    const previous = unique[index - 1];
    return !(previous && continues(tree.text, previous, comment));
  });
}

function continues(text: string, previous: ts.CommentRange, comment: ts.CommentRange): boolean {
  const isLine = ({ kind }: ts.CommentRange) => kind === ts.SyntaxKind.SingleLineCommentTrivia;
  const indent = text.slice(text.lastIndexOf('\n', previous.pos - 1) + 1, previous.pos);
  return (
    isLine(previous) &&
    isLine(comment) &&
    !indent.trim() &&
    /^\r?\n[ \t]*$/.test(text.slice(previous.end, comment.pos))
  );
}

/** Every token but the texts of JSX, in which two slashes open no comment. */
function* tokensOf(node: ts.Node): Generator<ts.Node> {
  if (ts.isJSDoc(node) || ts.isJsxText(node)) return;
  const children = node.getChildren();
  if (children.length === 0) yield node;
  for (const child of children) yield* tokensOf(child);
}

/** Checks whether an expression is `test`, `test.skip`, `test.each(…)`, or the like. */
function isRunner(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return RUNNERS.test(node.text);
  if (ts.isCallExpression(node))
    return ts.isPropertyAccessExpression(node.expression) && isRunner(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return isRunner(node.tag);
  return (
    ts.isPropertyAccessExpression(node) &&
    MODIFIERS.test(node.name.text) &&
    isRunner(node.expression)
  );
}

/** The literal parts of a string, a template or a sum of them. */
function literalText(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
  }
  return ts.isBinaryExpression(node) ? literalText(node.left) + literalText(node.right) : '';
}
