const FOCUSABLE = 'a[href], :enabled, [tabindex]';

/** The nearest tab stop before or after an element. */
export function tabStopBeside(element: Element, side: 'before' | 'after'): HTMLElement | undefined {
  const wanted =
    side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !element.contains(stop) &&
      (element.compareDocumentPosition(stop) & wanted) !== 0 &&
      stop.checkVisibility(),
  );
  return stops.at(side === 'before' ? -1 : 0);
}
