import { useEffect, useRef } from 'react';
import { addOpenEntry, isOpenEntry } from '../routing/openEntry.ts';

/** The way back that is due once something has closed; React's strict mode opens it again at once. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Has the browser's Back close what is open over the page instead of leaving it. */
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
