import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the first wrong field inside the element each time `rejections` has grown. */
export function useFocusFirstInvalid<Element extends HTMLElement>(
  rejections: number,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const seen = useRef(rejections);
  useEffect(() => {
    if (rejections === seen.current) return;
    seen.current = rejections;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  return element;
}
