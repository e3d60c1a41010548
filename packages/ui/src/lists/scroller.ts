/** What scrolls an element: its nearest scrolling ancestor, or the window. */
export function scrollerOf(element: Element): Element | Window {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at;
  }
  return window;
}

/** How far it is scrolled, in px. */
export const offsetOf = (scroller: Element | Window) =>
  scroller instanceof Window ? scroller.scrollY : scroller.scrollTop;

/** The upper edge of its sight in the viewport, in px. */
export const edgeOf = (scroller: Element | Window) =>
  scroller instanceof Window ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;

/** Where an element begins in it, in px of scrolling. */
export const placeIn = (scroller: Element | Window, element: Element) =>
  element.getBoundingClientRect().top - edgeOf(scroller) + offsetOf(scroller);
