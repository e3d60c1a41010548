import { type RefObject, useLayoutEffect } from 'react';

/**
 * Grows a text area with its text where the browser lacks `field-sizing`. Typing is observed by the
 * input event, so it works for uncontrolled fields too.
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
