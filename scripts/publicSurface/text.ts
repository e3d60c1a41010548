import ts from 'typescript';

/** The value that a doc comment gives after `@default`. */
const defaultIn = (comment: string) =>
  /@default\s+([\s\S]*?)(?:\n\s*\*\s*@|\*\/$)/
    .exec(comment)?.[1]
    ?.replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The default from a declaration's doc comment, as a comment behind it. */
export function defaultOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const said = comments.map((comment) => defaultIn(comment.getText())).find(Boolean);
  return said === undefined ? '' : ` // default: ${said}`;
}

/** A node's own source without comments, but with the defaults from doc comments. */
export function sourceOf(node: ts.Node): string {
  const text = node.getText().replace(/\/\*[\s\S]*?\*\//g, (comment) => {
    const said = defaultIn(comment);
    return said === undefined ? '' : `/* default: ${said} */`;
  });
  return text.replace(/(^|\s)\/\/.*/g, '').replace(/^\s*\n/gm, '');
}

/** The same on one line, regardless of its formatting. */
export function lineOf(node: ts.Node): string {
  return sourceOf(node)
    .replace(/\s+/g, ' ')
    .replace(/([:=(<,]) \| /g, '$1 ')
    .replace(/^\| /, '')
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)>\]])/g, '$1');
}

/** Indents every line but the first. */
export const indent = (text: string) => text.replace(/\n/g, '\n  ');
