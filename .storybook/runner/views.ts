import { LONG_TEXTS } from '../longTexts.ts';
import type { StoryEntry } from './storyList.ts';

/** How a story is looked at: the toolbar's settings and the window. */
export interface View {
  suffix: string;
  locale: 'en' | 'id' | typeof LONG_TEXTS;
  theme: 'light' | 'dark';
  size: { width: number; height: number };
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };

/** How every story is looked at. */
export const plain: View = { suffix: '', locale: 'en', theme: 'light', size: desktop };

/**
 * How a whole page is looked at besides: every two of width, theme and language meet in one of these
 * or in the plain view.
 */
export const pageViews: View[] = [
  { suffix: '.dark-id', locale: 'id', theme: 'dark', size: desktop },
  { suffix: '.phone-id', locale: 'id', theme: 'light', size: phone },
  { suffix: '.phone-dark', locale: 'en', theme: 'dark', size: phone },
];

/** Where a whole page is measured: longer texts, as wide as each of these. No picture is taken. */
export const longTexts: View = { suffix: '.long', locale: LONG_TEXTS, theme: 'light', size: phone };

/** Every width that pages have to hold in. */
export const sizes = [phone, desktop];

/** The pictures of a story, by what is added to its name. */
export const pictureSuffixes = ({ tags }: Pick<StoryEntry, 'tags'>) =>
  [plain, ...(tags.includes('page') ? pageViews : [])].map(({ suffix }) => suffix);
