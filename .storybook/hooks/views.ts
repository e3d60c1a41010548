import type { Locale } from '@saudagar/contract';
import { ON_PHONE, PLAIN } from '../../scripts/stories/pictureSuffixes.ts';
import { LONG_TEXTS } from '../longTexts.ts';

/** A view of a story: the toolbar's settings and the size of the window. */
export interface View {
  suffix: string;
  locale: Locale | typeof LONG_TEXTS;
  theme: 'light' | 'dark';
  size: { width: number; height: number };
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };

/** The view of every story. */
export const plain: View = { suffix: PLAIN, locale: 'en', theme: 'light', size: desktop };

/** The second view of a whole page: width, language and theme all differ from the plain view. */
export const onPhone: View = { suffix: ON_PHONE, locale: 'id', theme: 'dark', size: phone };

/** Longer texts, in which a page is measured at every width; no picture is taken. */
export const longTexts: View = { suffix: '.long', locale: LONG_TEXTS, theme: 'light', size: phone };

/** Every width at which pages are measured. */
export const sizes = [phone, desktop];
