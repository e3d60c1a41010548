import { useEffect, useRef } from 'react';

/** What takes focus with it when it closes gives it to an element, unless it is somewhere else by then. */
export function useRestoreFocus(
  isOpen: boolean,
  target: () => HTMLElement | null | undefined,
): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) target()?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  });
}
