import { useCallback, useEffect, useRef, useState } from 'react';

/** Colour theme: always light, always dark, the device's, or the page's `color-scheme`. */
export type Theme = 'light' | 'dark' | 'system' | 'page';

type ShownTheme = Exclude<Theme, 'page'>;

/** The theme to show, whether the page around has another one, and a ref for the root element. */
interface PageTheme {
  theme: ShownTheme;
  isForeign: boolean;
  root: (root: HTMLElement | null) => void;
}

/**
 * Resolves the theme against the page's, which is read once from around the root element. CSS
 * could inherit it, but bundlers that lower `light-dark()` need an explicit `color-scheme`.
 */
export function usePageTheme(theme: Theme): PageTheme {
  const [ofPage, setOfPage] = useState<ShownTheme>('light');
  const [isForeign, setForeign] = useState(false);
  const around = useRef<HTMLElement | null>(null);
  const isOfPage = theme === 'page';
  const root = useCallback(
    (element: HTMLElement | null) => {
      around.current = element?.parentElement ?? null;
      // Reading forces a style calculation of the whole page before it paints.
      if (isOfPage && around.current) setOfPage(themeAround(around.current));
    },
    [isOfPage],
  );
  useEffect(() => {
    setForeign(
      theme !== 'page' && around.current !== null && themeAround(around.current) !== theme,
    );
  }, [theme]);
  return { theme: isOfPage ? ofPage : theme, isForeign, root };
}

const themeAround = (element: HTMLElement) => themeOf(getComputedStyle(element).colorScheme);

/** The theme of a computed `color-scheme`; a page without one is light. */
function themeOf(scheme: string): ShownTheme {
  const [isLight, isDark] = ['light', 'dark'].map((one) => scheme.split(' ').includes(one));
  return isDark ? (isLight ? 'system' : 'dark') : 'light';
}
