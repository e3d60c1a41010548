/** Distance of the unread divider from the top, in px, with the last read message above it. */
export const MARK_BELOW = 72;

/** Returns the index of the last article that is fully visible or extends past the middle. */
export function lastInSight(frame: HTMLElement): number | undefined {
  const { top, bottom } = frame.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  let last: number | undefined;
  for (const article of frame.querySelectorAll('article')) {
    const rect = article.getBoundingClientRect();
    if (rect.bottom <= top || (rect.bottom > bottom + 1 && rect.top > middle)) continue;
    const index = Number(article.getAttribute('aria-posinset')) - 1;
    last = Math.max(last ?? index, index);
  }
  return last;
}

/** Returns the divider's distance from its target position, in px; null while not rendered. */
export function markOffset(frame: HTMLElement): number | null {
  const mark = frame.querySelector('.sg-message-unread');
  if (!mark) return null;
  return mark.getBoundingClientRect().top - frame.getBoundingClientRect().top - MARK_BELOW;
}
