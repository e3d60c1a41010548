import type { Locale } from '@saudagar/contract';
import { useEffect, useState } from 'react';
import { hasTexts, loadTexts, waitForTexts, wantTexts } from './textSources.ts';

/**
 * The language to display: the requested one once its texts have loaded, until then the previous
 * one, so that nothing flashes; null until the first has loaded. Calls `onDelay` when a switch has
 * to wait for the connection.
 */
export function useLoadedLocale(asked: Locale, onDelay: () => void): Locale | null {
  const [shown, setShown] = useState<Locale | null>(null);
  // Loaded texts are shown in the same render.
  if (shown !== asked && hasTexts(asked)) setShown(asked);

  useEffect(() => wantTexts(asked), [asked]);
  useEffect(() => {
    if (shown === asked) return;
    let isAsked = true;
    async function follow() {
      try {
        await loadTexts(asked);
      } catch {
        if (isAsked && shown) onDelay();
        await waitForTexts(asked);
      }
      if (isAsked) setShown(asked);
    }
    void follow();
    return () => {
      isAsked = false;
    };
  }, [asked, shown, onDelay]);

  return shown;
}
