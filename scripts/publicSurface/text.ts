import ts from 'typescript';

/** The value that a doc comment gives after `@default`. */
const defaultIn = (comment: string) =>
  /@default\s+([\s\S]*?)(?:\n\s*\*\s*@|\*\/$)/
    .exec(comment)?.[1]
    ?.replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The default that a declaration names in its doc comment, as a comment behind it. */
export function defaultOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const said = comments.map((comment) => defaultIn(comment.getText())).find(Boolean);
  return said === undefined ? '' : ` // default: ${said}`;
}

/** A node's own source without comments, but with the defaults that doc comments inside it name. */
export function sourceOf(node: ts.Node): string {
  const text = node.getText().replace(/\/\*[\s\S]*?\*\//g, (comment) => {
    const said = defaultIn(comment);
    return said === undefined ? '' : `/* default: ${said} */`;
  });
  return text.replace(/(^|\s)\/\/.*/g, '').replace(/^\s*\n/gm, '');
}

/** The same on one line, however the formatter broke it. */
export function lineOf(node: ts.Node): string {
  return sourceOf(node)
    .replace(/\s+/g, ' ')
    .replace(/([:=(<,]) \| /g, '$1 ')
    .replace(/^\| /, '')
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)>\]])/g, '$1');
}

/** Moves every line but the first in. */
export const indent = (text: string) => text.replace(/\n/g, '\n  ');
