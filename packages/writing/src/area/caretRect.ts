/** Position of a character of a text area, in pixels from its offset parent's corner. */
export interface CaretRect {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Style properties that affect line breaks in a text area. */
const LAID_OUT_BY = [
  ...['direction', 'font', 'font-kerning', 'font-variation-settings', 'letter-spacing'],
  ...['line-height', 'tab-size', 'text-indent', 'text-transform', 'word-spacing'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
];

/**
 * Returns the position of the character at `at`. Browsers do not report it, so the text up to there
 * is laid out again in a hidden element.
 */
export function caretRect(area: HTMLTextAreaElement, offset: number): CaretRect {
  const mirror = document.createElement('div');
  const look = getComputedStyle(area);
  for (const name of LAID_OUT_BY) mirror.style.setProperty(name, look.getPropertyValue(name));
  mirror.style.cssText += `;position:absolute;visibility:hidden;box-sizing:border-box;
    inline-size:${area.clientWidth}px;white-space:pre-wrap;overflow-wrap:break-word`;
  mirror.textContent = area.value.slice(0, offset);
  const mark = document.createElement('span');
  // Includes the rest of the word, which may be too long for its line.
  mark.textContent = /^\S+/.exec(area.value.slice(offset))?.[0] ?? '.';
  mirror.append(mark);
  area.after(mirror);
  const caret = {
    left: area.offsetLeft + mark.offsetLeft,
    top: area.offsetTop + mark.offsetTop - area.scrollTop,
    height: Number.parseFloat(look.lineHeight) || mark.offsetHeight,
  };
  mirror.remove();
  return caret;
}
