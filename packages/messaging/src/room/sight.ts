/** How far below the upper edge the mark of new messages stands, in px: what was read last is above it. */
export const MARK_BELOW = 72;

/** The index of the last article that is wholly in sight, or reaches past the middle of it. */
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

/** How far the mark of new messages is from where it shall stand, in px; null while it is not mounted. */
export function markPosition(frame: HTMLElement): number | null {
  const mark = frame.querySelector('.sg-message-unread');
  if (!mark) return null;
  return mark.getBoundingClientRect().top - frame.getBoundingClientRect().top - MARK_BELOW;
}
