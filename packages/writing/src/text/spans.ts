import { type MemberTextNode, parseMemberText } from '@saudagar/contract';
import type { Range } from './writing.ts';

/** A formatting mark (WID-078–080). */
export type Mark = 'bold' | 'italic' | 'underline';

/** Markers on either side of marked text. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  bold: '**',
  italic: '*',
  underline: '__',
};

/** Marked text or a link, with its markers and inner range. */
export interface Span extends Range {
  readonly kind: Mark | 'link';
  readonly inner: Range;
  /** Address of a link. */
  readonly url?: string;
}

/** Every mark and link of a text, inner ones first. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let offset = 0;
  function walk(nodes: readonly MemberTextNode[]) {
    for (const node of nodes) {
      if ('text' in node) {
        offset += node.text.length;
        continue;
      }
      const from = offset;
      // A bare address is a link without markers.
      const isBare = node.type === 'link' && text[offset] !== '[';
      const lead = node.type === 'link' ? '[' : MARK_SIGNS[node.type];
      offset += isBare ? 0 : lead.length;
      const inner = { from: offset, to: offset };
      walk(node.children);
      inner.to = offset;
      if (node.type !== 'link') offset += lead.length;
      else if (!isBare) offset += node.url.length + ']()'.length;
      spans.push({
        kind: node.type,
        from,
        to: offset,
        inner,
        ...('url' in node && { url: node.url }),
      });
    }
  }
  walk(parseMemberText(text));
  return spans;
}

/** Ranges of the spans' markers, which are invisible when rendered. */
export function signsOf(spans: readonly Span[]): Range[] {
  return spans.flatMap(({ from, to, inner }) => [
    { from, to: inner.from },
    { from: inner.to, to },
  ]);
}

/** Checks whether a range lies within another. */
export function holds(outer: Range, inner: Range): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** Extends the range until it crosses no span: each is inside, around or apart from it. */
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

/** The range without spaces and markers at its ends; null when no visible text remains. */
export function readPart(text: string, range: Range, spans: readonly Span[]): Range | null {
  const signs = signsOf(spans);
  const isRead = (offset: number) =>
    (text[offset] ?? '').trim() !== '' &&
    !signs.some(({ from, to }) => from <= offset && offset < to);
  let { from, to } = range;
  while (from < to && !isRead(from)) from += 1;
  while (from < to && !isRead(to - 1)) to -= 1;
  return from < to ? { from, to } : null;
}
