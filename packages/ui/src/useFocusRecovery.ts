import { type RefObject, useEffect, useRef } from 'react';

/**
 * Recovers focus in a container when its focused element unmounts, such as a button of an answered
 * request: its first button gets focus, else the container. Checks when `parts` change.
 */
export function useFocusRecovery(container: RefObject<HTMLElement | null>, parts: unknown): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = container.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when the parts change
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const { current } = container;
    (current?.querySelector<HTMLElement>('section, button') ?? current)?.focus({
      preventScroll: true,
    });
  }, [parts, container]);
}
