import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus in a place whose parts go while one of them has it, such as a card that was joined or a
 * request that was answered: its first button gets it, else the place itself. Looks when `parts` change.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the parts change
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const { current } = container;
    (current?.querySelector<HTMLElement>('section, button') ?? current)?.focus({
      preventScroll: true,
    });
  }, [parts, container]);
}
