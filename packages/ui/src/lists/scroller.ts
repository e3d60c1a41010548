/** The scroller of an element: its nearest scrolling ancestor, or the window. */
export function scrollerOf(element: Element): Element | Window {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at;
  }
  return window;
}

/** Scroll offset, in px. */
export const offsetOf = (scroller: Element | Window) =>
  scroller instanceof Window ? scroller.scrollY : scroller.scrollTop;

/** Top of the scroller in the viewport, in px. */
export const edgeOf = (scroller: Element | Window) =>
  scroller instanceof Window ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;

/** Offset of an element within the scroller, in px. */
export const placeIn = (scroller: Element | Window, element: Element) =>
  element.getBoundingClientRect().top - edgeOf(scroller) + offsetOf(scroller);
