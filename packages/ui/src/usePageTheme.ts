import { useCallback, useState } from 'react';

/** Which colours: always light, always dark, as the device says, or as the page's `color-scheme`. */
export type Theme = 'light' | 'dark' | 'system' | 'page';

type ShownTheme = Exclude<Theme, 'page'>;

/**
 * The theme to show, and a ref for the root element, by which the page's own is read once. In CSS alone
 * it would be inherited, but bundlers that lower `light-dark()` need a `color-scheme` they can see.
 */
export function usePageTheme(theme: Theme): [ShownTheme, (root: HTMLElement | null) => void] {
  const [ofPage, setOfPage] = useState<ShownTheme>('light');
  const isOfPage = theme === 'page';
  const read = useCallback(
    (root: HTMLElement | null) => {
      // Reading makes the browser work out the styles of the whole page before it paints.
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
