import { useEffect } from 'react';

/** Shrinks the page above an on-screen keyboard, which covers its end otherwise. */
export function useKeyboardBelow(isWanted: boolean): void {
  useEffect(() => {
    const viewport = document.querySelector('meta[name="viewport"]');
    const content = viewport?.getAttribute('content');
    if (!isWanted || !viewport || !content) return;
    viewport.setAttribute('content', `${content}, interactive-widget=resizes-content`);
    return () => viewport.setAttribute('content', content);
  }, [isWanted]);
}
