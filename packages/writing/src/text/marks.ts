import { plainText } from '@saudagar/contract';
import {
  holds,
  MARK_SIGNS,
  type Mark,
  readPart,
  type Span,
  signsOf,
  spansOf,
  uncrossed,
} from './spans.ts';
import {
  type Change,
  change,
  moved,
  type Range,
  splitsCharacter,
  type Writing,
  wordAround,
} from './writing.ts';

/** Marks never span paragraphs. */
const PARAGRAPH_END = /\n\s*\n/g;

const MARKS: readonly Mark[] = ['bold', 'italic', 'underline'];

/** Marks that cover the whole selection or contain the caret. */
export function marksAt({ text, start, end }: Writing): Mark[] {
  const spans = spansOf(text);
  if (start === end) {
    const around = spans.filter(({ inner }) => holds(inner, { from: start, to: start }));
    return MARKS.filter((mark) => around.some(({ kind }) => kind === mark));
  }
  const parts = partsOf(text, { from: start, to: end }, spans);
  return MARKS.filter((mark) => isMarked(parts, mark, spans));
}

/**
 * Adds a mark to the selection, or removes it when all of the selection has it; the rest of a
 * partly selected mark keeps it. At a caret it marks the adjoining word, leaves a mark that ends
 * there, or inserts a pair of markers. The visible text never changes: a mark that would not parse
 * within a word is applied to the whole word.
 */
export function toggleMark(writing: Writing, mark: Mark): Writing {
  const { text } = writing;
  const spans = spansOf(text);
  if (writing.start === writing.end) return toggleAtCaret(writing, mark, spans);
  const start = writing.start - (splitsCharacter(text, writing.start) ? 1 : 0);
  const end = writing.end + (splitsCharacter(text, writing.end) ? 1 : 0);
  const parts = partsOf(text, { from: start, to: end }, spans);
  if (parts.length === 0) return writing;
  const changes = toggleParts(text, parts, mark, spans);
  const toggled = {
    text: change(text, changes),
    start: moved(start, changes, true),
    end: moved(end, changes, false),
  };
  const before = marksAt(writing);
  if (!before.includes(mark)) return toggled;
  // A mark that parsed only beside the removed one is applied to the whole word.
  const left = marksAt(toggled);
  return before
    .filter((other) => other !== mark && !left.includes(other))
    .reduce(toggleMark, toggled);
}

function toggleAtCaret({ text, start: at }: Writing, mark: Mark, spans: readonly Span[]): Writing {
  const caret = (next: string, position: number) => ({
    text: next,
    start: position,
    end: position,
  });
  const left = spans.find(({ kind, inner }) => kind === mark && inner.to === at);
  if (left) return caret(text, left.to);
  const beside = spans.find(({ kind, from, to }) => kind === mark && (from === at || to === at));
  const part = readPart(text, beside ?? wordAround(text, at), spans);
  if (part) {
    const changes = toggleParts(text, [part], mark, spans);
    return caret(change(text, changes), moved(at, changes, at <= part.from));
  }
  const sign = MARK_SIGNS[mark];
  const [before, after] = [runBefore(text, at, sign), runAfter(text, at, sign)];
  const isPair = Math.min(before, after) >= sign.length && isOdd(mark, before);
  return isPair
    ? caret(text.slice(0, at - sign.length) + text.slice(at + sign.length), at - sign.length)
    : caret(text.slice(0, at) + sign + sign + text.slice(at), at + sign.length);
}

/** In a run of asterisks, a single one is italic and two are bold. */
function isOdd(mark: Mark, run: number): boolean {
  return mark !== 'italic' || run % 2 === 1;
}

const runBefore = (text: string, offset: number, [sign = '']: string) => {
  let run = 0;
  while (text[offset - 1 - run] === sign) run += 1;
  return run;
};

const runAfter = (text: string, offset: number, [sign = '']: string) => {
  let run = 0;
  while (text[offset + run] === sign) run += 1;
  return run;
};

/** Visible parts of a range, by paragraph. */
function partsOf(text: string, range: Range, spans: readonly Span[]): Range[] {
  const parts: Range[] = [];
  let { from } = range;
  for (const end of text.slice(0, range.to).matchAll(PARAGRAPH_END)) {
    if (end.index + end[0].length <= from) continue;
    parts.push({ from, to: Math.max(from, end.index) });
    from = end.index + end[0].length;
  }
  parts.push({ from, to: Math.max(from, range.to) });
  return parts.map((part) => readPart(text, part, spans)).filter((part) => part !== null);
}

function isMarked(parts: readonly Range[], mark: Mark, spans: readonly Span[]): boolean {
  const marked = spans.filter(({ kind }) => kind === mark);
  return parts.length > 0 && parts.every((part) => marked.some((span) => holds(span, part)));
}

/**
 * Returns the first toggle that preserves the visible text and the other marks and sets this mark
 * as wanted; failing that, the first that preserves the visible text and sets this mark.
 */
function toggleParts(
  text: string,
  parts: readonly Range[],
  mark: Mark,
  spans: readonly Span[],
): Change[] {
  const isOn = isMarked(parts, mark, spans);
  const candidates = isOn ? [unmarkPart, unmarkWhole, unmarkWords] : [markRange, markWords];
  const read = plainText(text);
  const tried = candidates.map((candidate) =>
    inOrder(parts.flatMap((part) => candidate(text, part, mark, spans))),
  );
  const working = tried.flatMap((changes) => {
    const next = change(text, changes);
    if (plainText(next) !== read) return [];
    const nextSpans = spansOf(next);
    const after = parts.map(({ from, to }) => ({
      from: moved(from, changes, true),
      to: moved(to, changes, false),
    }));
    if (isMarked(after, mark, nextSpans) === isOn) return [];
    const isClean = MARKS.every(
      (other) =>
        other === mark || isMarked(parts, other, spans) || !isMarked(after, other, nextSpans),
    );
    return [{ changes, isClean }];
  });
  const best = working.find(({ isClean }) => isClean) ?? working[0];
  return best?.changes ?? tried[0] ?? [];
}

/** Sorted by position and deduplicated: two parts may share a marked text. */
function inOrder(changes: readonly Change[]): Change[] {
  const sorted = [...changes].sort((one, other) => one.from - other.from || one.to - other.to);
  return sorted.filter((one, offset) => {
    const last = sorted[offset - 1];
    return last?.from !== one.from || last.to !== one.to || last.insert !== one.insert;
  });
}

function markRange(_text: string, part: Range, mark: Mark, spans: readonly Span[]): Change[] {
  let range = part;
  // Extends the range over adjoining text of the same mark and over spans it crosses, until stable.
  for (let last = null as Range | null; last?.from !== range.from || last.to !== range.to; ) {
    last = range;
    const { from, to } = uncrossed(range, spans);
    const same = spans.filter((span) => span.kind === mark && span.from <= to && from <= span.to);
    range = {
      from: Math.min(from, ...same.map((span) => span.from)),
      to: Math.max(to, ...same.map((span) => span.to)),
    };
  }
  const sign = MARK_SIGNS[mark];
  const inside = spans.filter((span) => span.kind === mark && holds(range, span));
  return inOrder([
    { from: range.from, to: range.from, insert: sign },
    ...inside.flatMap(withoutSigns),
    { from: range.to, to: range.to, insert: sign },
  ]);
}

function markWords(text: string, part: Range, mark: Mark, spans: readonly Span[]): Change[] {
  return markRange(text, wordsAround(text, part, spans), mark, spans);
}

/** Extends the part to whole words, which may continue behind markers inside them. */
function wordsAround(text: string, part: Range, spans: readonly Span[]): Range {
  const signs = signsOf(spans);
  let from = wordAround(text, part.from).from;
  let to = wordAround(text, part.to).to;
  for (;;) {
    const before = signs.find((sign) => sign.to === from && sign.from < from);
    const after = signs.find((sign) => sign.from === to && sign.to > to);
    const grown = {
      from: before ? wordAround(text, before.from).from : from,
      to: after ? wordAround(text, after.to).to : to,
    };
    if (grown.from === from && grown.to === to) break;
    ({ from, to } = grown);
  }
  return readPart(text, { from, to }, spans) ?? part;
}

/** Removes the mark from the part and retains it on the rest of its span. */
function unmarkPart(text: string, part: Range, mark: Mark, spans: readonly Span[]): Change[] {
  const sign = MARK_SIGNS[mark];
  return spans
    .filter((span) => span.kind === mark && holds(span, part))
    .flatMap((span) => {
      const rests = [
        readPart(text, { from: span.inner.from, to: part.from }, spans),
        readPart(text, { from: part.to, to: span.inner.to }, spans),
      ];
      return [
        ...withoutSigns(span),
        ...rests.flatMap((rest) =>
          rest
            ? [
                { from: rest.from, to: rest.from, insert: sign },
                { from: rest.to, to: rest.to, insert: sign },
              ]
            : [],
        ),
      ];
    });
}

function unmarkWhole(_text: string, part: Range, mark: Mark, spans: readonly Span[]): Change[] {
  return spans.filter((span) => span.kind === mark && holds(span, part)).flatMap(withoutSigns);
}

/** Removes the mark, and from the same word any marks that parse only beside it. */
function unmarkWords(text: string, part: Range, mark: Mark, spans: readonly Span[]): Change[] {
  const words = wordsAround(text, part, spans);
  const inWords = spans.filter(
    ({ kind, from, to }) => kind !== 'link' && from < words.to && words.from < to,
  );
  return [
    ...unmarkWhole(text, part, mark, spans),
    ...inWords.filter((span) => !holds(span.inner, words)).flatMap(withoutSigns),
  ];
}

function withoutSigns({ from, to, inner }: Span): Change[] {
  return [
    { from, to: inner.from, insert: '' },
    { from: inner.to, to, insert: '' },
  ];
}
