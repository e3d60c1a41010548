import type { Locale } from '@saudagar/contract';
import { useEffect, useState } from 'react';
import { hasTexts, loadTexts, waitForTexts, wantTexts } from './textSources.ts';

/**
 * The language to show: the one asked for as soon as its texts are here, until then the one before,
 * so that nothing on the page goes or flashes; null until the first one is here. `onDelay` is told
 * where a switch has to wait for the connection.
 */
export function useLoadedLocale(asked: Locale, onDelay: () => void): Locale | null {
  const [shown, setShown] = useState<Locale | null>(null);
  // Texts that are here already are shown by the same render.
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
