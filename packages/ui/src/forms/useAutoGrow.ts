import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets a text area grow with its text where the browser cannot do so by `field-sizing`.
 * Typing is seen through the input event, so it works for fields nobody controls as well.
 */
export function useAutoGrow(ref: RefObject<HTMLElement | null>, value: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value from outside has to be measured too
  useLayoutEffect(() => {
    const area = ref.current;
    if (!(area instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
    const fit = () => {
      area.style.blockSize = 'auto';
      area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    fit();
    area.addEventListener('input', fit);
    return () => area.removeEventListener('input', fit);
  }, [ref, value]);
}
