import { splitsCharacter, type Writing } from '../text/writing.ts';

/** Reads text and selection of a text area. */
export function writingOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Writing {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/**
 * Makes a text area contain `after` as if the member had typed the difference: one undo step. Where
 * the browser cannot, the text is replaced and undo history is lost.
 */
export function writeInto(area: HTMLTextAreaElement, after: Writing): void {
  area.focus();
  const { value } = area;
  if (value !== after.text) {
    const { from, to, insert } = difference(value, after.text);
    area.setSelectionRange(from, to);
    // Deprecated without a successor: nothing else preserves undo.
    if (insert === '') document.execCommand('delete');
    else document.execCommand('insertText', false, insert);
    if (area.value !== after.text) {
      area.setRangeText(after.text, 0, area.value.length);
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  area.setSelectionRange(after.start, after.end);
}

/** The single range in which two texts differ. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  if (splitsCharacter(before, from) || splitsCharacter(after, from)) from -= 1;
  let tail = 0;
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const ends = [before.length - tail, after.length - tail] as const;
  if (tail > 0 && (splitsCharacter(before, ends[0]) || splitsCharacter(after, ends[1]))) tail -= 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}
