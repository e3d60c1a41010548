/** Finds everything that moves for longer than a blink. Runs in the page. */
export function movements(): string[] {
  const BLINK = 0.1;
  const seconds = (list: string) =>
    Math.max(
      ...list.split(',').map((time) => Number.parseFloat(time) * (/ms/.test(time) ? 0.001 : 1)),
    );
  const movements = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > BLINK;
      // Fading colours are no movement.
      const moves = /all|transform|translate|scale|rotate|inset|height|width|top|left|margin/.test(
        style.transitionProperty,
      );
      const isMoved = moves && seconds(style.transitionDuration) > BLINK;
      if (isAnimated || isMoved) {
        movements.add(
          `.${element.getAttribute('class')}${part ?? ''} moves for ${isAnimated ? style.animationDuration : style.transitionDuration}: leave it out under prefers-reduced-motion`,
        );
      }
    }
  }
  return [...movements];
}

/** Finds fields that are invisible where the system alone chooses colours. Runs in the page. */
export function fieldsWithoutEdge(): string[] {
  const hasEdge = (element: Element | null) => {
    if (!element) return false;
    const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } =
      getComputedStyle(element);
    const isSeen = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1;
    return isSeen && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(borderBlockEndColor);
  };
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter(
      (element) =>
        !hasEdge(element) &&
        !hasEdge(element.parentElement) &&
        !hasEdge(element.parentElement?.parentElement ?? null) &&
        // A radio's dot or a switch's track is drawn in its place.
        ![...(element.closest('label')?.children ?? [])].some(hasEdge),
    )
    .map((element) => `${element.outerHTML.slice(0, 80)} has no edge in forced colours`);
}
