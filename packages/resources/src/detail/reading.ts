/** Share of a text above the lower edge of the viewport, 0 to 1; null when all of it fits. */
export function readShare(text: HTMLElement): number | null {
  const { top, height } = text.getBoundingClientRect();
  if (height === 0 || height <= window.innerHeight) return null;
  return Math.max(0, Math.min(1, (window.innerHeight - top) / height));
}

/** Scrolls the share read last to the lower edge of the viewport, and focuses the text. */
export function scrollToShare(text: HTMLElement, share: number): void {
  const { top, height } = text.getBoundingClientRect();
  text.focus({ preventScroll: true });
  window.scrollBy({ top: top + share * height - window.innerHeight });
}
