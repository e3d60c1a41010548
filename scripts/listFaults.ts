/**
 * Lists the faults of a list's page on a phone: its first item begins below the upper quarter of
 * the screen, counted with the bar of the app above it.
 * Runs in the page: it may use nothing from outside itself.
 */
export function listFaults(): string[] {
  /** Lowest beginning of the first item, in px from the top of the screen. */
  const LOWEST = 190;
  /** Height of the app's bar with the space below it, and the space beside its pages, in px. */
  const APP = { top: 68, side: 12 };
  const story = document.querySelector<HTMLElement>('.sg-story');
  const item = document.querySelector('.sg-list-row, .sg-items:not([aria-hidden]) > *');
  if (!story || !item) return ['The list shows no item'];
  const { padding } = story.style;
  story.style.padding = `${APP.top}px ${APP.side}px`;
  const top = Math.round(item.getBoundingClientRect().top + window.scrollY);
  story.style.padding = padding;
  return top > LOWEST ? [`The list begins at ${top} px, below ${LOWEST} px`] : [];
}
