import { undisclosedHost } from './linkHost.ts';
import { type Mark, scanMemberText, type Token } from './memberTextTokens.ts';

/** A node of member text. `text` is the source as typed and shown, with its `#` or `@`. */
export type MemberTextNode =
  | { type: 'text'; text: string }
  | { type: Mark; children: MemberTextNode[] }
  | {
      type: 'link';
      url: string;
      children: MemberTextNode[];
      /** The real host, to show beside a text that names another address. */
      host?: string;
    }
  | { type: 'hashtag'; text: string; tag: string }
  | { type: 'mention'; text: string; username: string };

/**
 * Parses a member's text: `**bold**`, `*italic*`, `__underline__`, `[text](url)`, bare addresses
 * of sites and mail, telephone numbers (by https://wa.me), `#hashtag` and `@mention` (WID-078–084). Any string is valid; anything else stays text, character
 * by character. Marks nest, each kind once, so the tree is at most five levels deep. Takes linear
 * time.
 */
export function parseMemberText(text: string): MemberTextNode[] {
  const tokens = scanMemberText(text);
  return nodesOf(tokens, 0, tokens.length, false);
}

/** The hashtags of a text, without `#`, lower-cased, each once, in order. */
export function extractHashtags(text: string): string[] {
  return unique(parseMemberText(text), (node) => (node.type === 'hashtag' ? node.tag : undefined));
}

/** The mentioned usernames of a text, without `@`, each once, in order. */
export function extractMentions(text: string): string[] {
  return unique(parseMemberText(text), (node) =>
    node.type === 'mention' ? node.username : undefined,
  );
}

/** Text as read: without marks, links by their text, misleading ones with their host. */
export function plainText(text: string): string {
  return shownText(parseMemberText(text));
}

function shownText(nodes: readonly MemberTextNode[]): string {
  const shown = nodes.map((node) => {
    if ('text' in node) return node.text;
    const text = shownText(node.children);
    return node.type === 'link' && node.host ? `${text} (${node.host})` : text;
  });
  return shown.join('');
}

function linkNode(url: string, children: MemberTextNode[]): MemberTextNode {
  const host = undisclosedHost(shownText(children), url);
  return { type: 'link', url, children, ...(host && { host }) };
}

function unique(
  nodes: readonly MemberTextNode[],
  pick: (node: MemberTextNode) => string | undefined,
): string[] {
  const values = new Set<string>();
  const visit = (node: MemberTextNode) => {
    const value = pick(node);
    if (value !== undefined) values.add(value);
    if ('children' in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return [...values];
}

/** Nodes of the tokens from `start` to before `end`; links do not nest. */
function nodesOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  inLink: boolean,
): MemberTextNode[] {
  const nodes: MemberTextNode[] = [];
  for (let offset = start; offset < end; offset += 1) {
    const token = tokens[offset];
    if (!token) break;
    if (token.closedBy !== undefined && token.closedBy < end) {
      const closer = tokens[token.closedBy];
      const url = closer?.type === 'linkEnd' ? closer.url : undefined;
      const children = nodesOf(tokens, offset + 1, token.closedBy, inLink || url !== undefined);
      if (url !== undefined) nodes.push(linkNode(url, children));
      else if (token.type === 'mark') nodes.push({ type: token.mark, children });
      offset = token.closedBy;
    } else {
      pushLeaf(nodes, token, inLink);
    }
  }
  return nodes;
}

function pushLeaf(nodes: MemberTextNode[], token: Token, inLink: boolean): void {
  const { text } = token;
  if (!inLink && token.type === 'hashtag') {
    nodes.push({ type: 'hashtag', text, tag: text.slice(1).toLowerCase() });
  } else if (!inLink && token.type === 'mention') {
    nodes.push({ type: 'mention', text, username: text.slice(1) });
  } else if (!inLink && token.type === 'address') {
    nodes.push({ type: 'link', url: token.url, children: [{ type: 'text', text }] });
  } else {
    const last = nodes.at(-1);
    if (last?.type === 'text') last.text += text;
    else nodes.push({ type: 'text', text });
  }
}
