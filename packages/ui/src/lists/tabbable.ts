const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The nearest place before or after an element that Tab stops at. */
export function tabStopBeside(element: Element, side: 'before' | 'after'): HTMLElement | undefined {
  const wanted =
    side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !element.contains(stop) &&
      (element.compareDocumentPosition(stop) & wanted) !== 0 &&
      stop.checkVisibility(),
  );
  return side === 'before' ? stops.at(-1) : stops[0];
}
