import { useEffect, useRef } from 'react';
import { addOpenEntry, isOpenEntry } from '../routing/openEntry.ts';

/** The pending step back after an overlay closed; React's strict mode reopens it at once. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Makes the browser's Back close an overlay instead of leaving the page. */
export function useBackToClose(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    clearTimeout(leaving);
    addOpenEntry();
    const onBack = () => latest.current();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      leaving = setTimeout(() => {
        if (isOpenEntry()) history.back();
      });
    };
  }, []);
}
