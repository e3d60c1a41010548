/**
 * Lists the faults in a page's layout, a sentence each: it scrolls sideways, a text is cut off
 * without a sign, a text exceeds its control, two controls overlap.
 * Runs in the page: it may use nothing from outside itself.
 */
export function layoutFaults(): string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="option"], [role="tab"], [role="switch"]';
  /** Tolerance for borders and rounding. */
  const SLACK = 1.5;
  /**
   * Zalgo texts: no language stacks so many marks on one character, and they are clipped on
   * purpose.
   */
  const STACKED_MARKS = /\p{M}{9}/u;

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const kind =
      element.className && typeof element.className === 'string' ? element.className : '';
    return `<${element.tagName.toLowerCase()}${kind && ` class="${kind}"`}> “${text.slice(0, 60)}”`;
  };

  /** Checks for text of screen readers alone: shrunk to a pixel, or clipped away. */
  const isForScreenReadersOnly = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      const { position, clipPath, overflow } = getComputedStyle(one);
      if (position === 'absolute' && width <= 1 && height <= 1 && overflow !== 'visible')
        return true;
      if (clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const textsWithin = (): { element: Element; box: DOMRect }[] => {
    const boxes: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || text.trim() === '' || STACKED_MARKS.test(text)) continue;
      if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(element.tagName)) continue;
      if (element.closest('svg') || !isShown(element) || isForScreenReadersOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0) boxes.push({ element, box });
    }
    return boxes;
  };

  /** Checks whether a cut text ends with an ellipsis, its own or its container's. */
  const endsWithSign = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(one);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
    }
    return false;
  };

  /**
   * Finds the element that cuts a text off; null where all of it can be read, scrolled to, or
   * expanded.
   */
  const cutterOf = (element: Element, box: DOMRect): Element | null => {
    let canScroll = { x: false, y: false };
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const outer = one.getBoundingClientRect();
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      canScroll = {
        x: canScroll.x || scrolls(style.overflowX),
        y: canScroll.y || scrolls(style.overflowY),
      };
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCutAcross =
        cuts(style.overflowX) &&
        !canScroll.x &&
        (box.right > outer.right + SLACK || box.left < outer.left - SLACK);
      // A line's box is taller than its letters: a fifth may be cut without touching them.
      const isCutBelow =
        cuts(style.overflowY) && !canScroll.y && box.bottom > outer.bottom + SLACK + box.height / 5;
      if (isCutAcross || isCutBelow) return one;
      if (style.position === 'fixed') return null;
    }
    return null;
  };

  /** Returns the visible boxes of an element, without the parts its scrolling ancestors hide. */
  const seenBoxes = (element: Element): DOMRect[] => {
    let boxes = [...element.getClientRects()];
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowY === 'visible') continue;
      const outer = one.getBoundingClientRect();
      boxes = boxes.map((box) => {
        const left = Math.max(box.left, outer.left);
        const top = Math.max(box.top, outer.top);
        const width = Math.min(box.right, outer.right) - left;
        return new DOMRect(left, top, width, Math.min(box.bottom, outer.bottom) - top);
      });
    }
    return boxes.filter(({ width, height }) => width > 1 && height > 1);
  };

  /** Finds the layer a control moves with: controls of two layers may overlap. */
  const layerOf = (element: Element): Element => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (/^(fixed|sticky|absolute)$/.test(getComputedStyle(one).position)) return one;
    }
    return document.body;
  };

  const faults = new Set<string>();
  const page = document.documentElement;
  const excess = page.scrollWidth - page.clientWidth;
  if (excess > 0) {
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const outside = [...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element) && reach(element) > page.clientWidth + 1)
      .filter((element) => ![...element.children].some((child) => reach(child) >= reach(element)));
    const culprit = outside.sort((one, other) => reach(other) - reach(one))[0];
    faults.add(
      `The page scrolls sideways by ${excess} px${culprit ? `: ${nameOf(culprit)} reaches beyond it. Let it wrap, shrink (min-inline-size: 0) or break (overflow-wrap: anywhere)` : ''}`,
    );
  }

  for (const { element, box } of textsWithin()) {
    const cutter = cutterOf(element, box);
    if (cutter) {
      faults.add(
        `Cut off without a sign: ${nameOf(element)} by ${cutter === element ? 'itself' : nameOf(cutter)}. Let it wrap, or end it with text-overflow: ellipsis`,
      );
    }
    const control = element.closest(CONTROLS);
    if (!control || getComputedStyle(control).display === 'inline' || cutter) continue;
    const outer = control.getBoundingClientRect();
    const isOutside = box.right > outer.right + SLACK || box.left < outer.left - SLACK;
    if (isOutside && !endsWithSign(element)) {
      faults.add(`Its text sticks out of ${nameOf(control)}. Let it wrap or the control grow`);
    }
  }

  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((element) => isShown(element) && !isForScreenReadersOnly(element))
    .map((element) => ({ element, layer: layerOf(element), boxes: seenBoxes(element) }));
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const crosses = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        ),
      );
      if (crosses)
        faults.add(`${nameOf(one.element)} and ${nameOf(other.element)} lie on each other`);
    }
  });
  return [...faults];
}
