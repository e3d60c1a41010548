import { useCallback, useState } from 'react';

/** Colour theme: always light, always dark, the device's, or the page's `color-scheme`. */
export type Theme = 'light' | 'dark' | 'system' | 'page';

type ShownTheme = Exclude<Theme, 'page'>;

/**
 * Returns the theme to show, and a ref for the root element, from which the page's own is read
 * once. CSS could inherit it, but bundlers that lower `light-dark()` need an explicit
 * `color-scheme`.
 */
export function usePageTheme(theme: Theme): [ShownTheme, (root: HTMLElement | null) => void] {
  const [ofPage, setOfPage] = useState<ShownTheme>('light');
  const isOfPage = theme === 'page';
  const read = useCallback(
    (root: HTMLElement | null) => {
      // Reading forces a style calculation of the whole page before it paints.
      const parent = isOfPage ? root?.parentElement : null;
      if (parent) setOfPage(themeOf(getComputedStyle(parent).colorScheme));
    },
    [isOfPage],
  );
  return [isOfPage ? ofPage : theme, read];
}

/** The theme of a computed `color-scheme`; a page without one is light. */
function themeOf(scheme: string): ShownTheme {
  const [isLight, isDark] = ['light', 'dark'].map((one) => scheme.split(' ').includes(one));
  return isDark ? (isLight ? 'system' : 'dark') : 'light';
}
