import type { A11yParameters } from '@storybook/addon-a11y';

/** Rules about pages as they are visited: a story is a part of one. Whole pages meet them end to end. */
const ABOUT_PAGES = ['bypass', 'landmark-one-main', 'page-has-heading-one'];

/**
 * How axe looks at a story; what it finds fails it. It looks at the whole document, of which it keeps an
 * index: for a part of one it goes through every element anew for each of its rules. Style sheets,
 * which only rules read that are switched off, it would parse again every time.
 */
export const wholePage: A11yParameters = {
  test: 'error',
  context: 'html',
  options: { preload: { assets: ['media'] } },
  config: { rules: ABOUT_PAGES.map((id) => ({ id, enabled: false })) },
};
