import { type MemberTextNode, parseMemberText } from '@saudagar/contract';
import type { Range } from './writing.ts';

/** A mark that a member puts around text (WID-078–080). */
export type Mark = 'bold' | 'italic' | 'underline';

/** What is typed on either side of marked text. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  bold: '**',
  italic: '*',
  underline: '__',
};

/** Marked text or a link in a text, with its signs, and what stands between them. */
export interface Span extends Range {
  readonly kind: Mark | 'link';
  readonly inner: Range;
  /** Where a link leads. */
  readonly url?: string;
}

/** Every mark and link of a text, inner ones first. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  function walk(nodes: readonly MemberTextNode[]) {
    for (const node of nodes) {
      if ('text' in node) {
        at += node.text.length;
        continue;
      }
      const from = at;
      // A bare address is a link without signs.
      const isBare = node.type === 'link' && text[at] !== '[';
      const lead = node.type === 'link' ? '[' : MARK_SIGNS[node.type];
      at += isBare ? 0 : lead.length;
      const inner = { from: at, to: at };
      walk(node.children);
      inner.to = at;
      if (node.type !== 'link') at += lead.length;
      else if (!isBare) at += node.url.length + ']()'.length;
      spans.push({ kind: node.type, from, to: at, inner, ...('url' in node && { url: node.url }) });
    }
  }
  walk(parseMemberText(text));
  return spans;
}

/** The signs of the spans: what is not read. */
export function signsOf(spans: readonly Span[]): Range[] {
  return spans.flatMap(({ from, to, inner }) => [
    { from, to: inner.from },
    { from: inner.to, to },
  ]);
}

/** Whether a range lies in another. */
export function holds(outer: Range, inner: Range): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** The range grown until it crosses no span: each is in it, around it or apart from it. */
export function uncrossed(range: Range, spans: readonly Span[]): Range {
  const crossed = spans.find(
    (span) =>
      span.from < range.to &&
      range.from < span.to &&
      !holds(span.inner, range) &&
      !holds(range, span),
  );
  if (!crossed) return range;
  const grown = {
    from: Math.min(range.from, crossed.from),
    to: Math.max(range.to, crossed.to),
  };
  return uncrossed(grown, spans);
}

/** The range without the blanks and signs at its ends; null where nothing that is read remains. */
export function readPart(text: string, range: Range, spans: readonly Span[]): Range | null {
  const signs = signsOf(spans);
  const isRead = (at: number) =>
    (text[at] ?? '').trim() !== '' && !signs.some(({ from, to }) => from <= at && at < to);
  let { from, to } = range;
  while (from < to && !isRead(from)) from += 1;
  while (from < to && !isRead(to - 1)) to -= 1;
  return from < to ? { from, to } : null;
}
