import { useEffect, useRef } from 'react';

/** Restores focus to an element after close, unless focus has already moved. */
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
