import { type Writing, wordAround } from './writing.ts';

/** Triggers of a hashtag and a mention (WID-082, WID-083). */
export type Trigger = '#' | '@';

/** A hashtag or mention being typed at the caret, with its range. */
export interface TypedSign {
  readonly sign: Trigger;
  /** The text typed after the trigger. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const TYPED =
  /(?:(?<![\p{L}\p{M}\p{N}_#@/&=])|(?<=__))(?:#[\p{L}\p{M}\p{N}_]*|@[\p{L}\p{M}\p{N}_.]*)$/u;
/** Maximum length that is looked up: longer than any username or hashtag in use. */
const LONGEST = 50;

/** The hashtag or mention at the caret; null when none is being typed. */
export function activeTrigger({ text, start, end }: Writing): TypedSign | null {
  if (start !== end) return null;
  const from = Math.max(0, start - LONGEST - 2);
  const typed = TYPED.exec(text.slice(from, start))?.[0];
  if (!typed) return null;
  return {
    sign: typed[0] as Trigger,
    text: typed.slice(1),
    from: start - typed.length,
    to: wordAround(text, start).to,
  };
}

/** Replaces the typed text with a hashtag or mention, followed by a space. */
export function insertCompletion(
  { text }: Writing,
  { from, to }: TypedSign,
  chosen: string,
): Writing {
  const rest = text.slice(to);
  const gap = /^(?:\n|$)/.test(rest) ? ' ' : '';
  const offset = from + chosen.length + (rest.startsWith(' ') ? 1 : gap.length);
  return { text: text.slice(0, from) + chosen + gap + rest, start: offset, end: offset };
}

/** Adds or removes a trigger before the selected words; at a caret, starts a hashtag or mention. */
export function toggleSign({ text, start, end }: Writing, sign: Trigger): Writing {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') {
    const glued = /[\p{L}\p{M}\p{N}_#@/&=]$/u.test(text.slice(Math.max(0, start - 2), start));
    const insert = glued ? ` ${sign}` : sign;
    const offset = start + insert.length;
    return { text: text.slice(0, start) + insert + text.slice(start), start: offset, end: offset };
  }
  const from = start + (chosen.length - chosen.trimStart().length);
  if (text[from] === sign) return cut(text, from, { start: from, end: end - 1 });
  if (text[from - 1] === sign) return cut(text, from - 1, { start: from - 1, end: end - 1 });
  return { text: text.slice(0, from) + sign + text.slice(from), start: from, end: end + 1 };
}

const cut = (text: string, offset: number, selected: Omit<Writing, 'text'>): Writing => ({
  text: text.slice(0, offset) + text.slice(offset + 1),
  ...selected,
});
