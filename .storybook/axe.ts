import type { A11yParameters } from '@storybook/addon-a11y';

/** Rules about whole documents: a story is a part of one. End to end tests check them. */
const ABOUT_PAGES = ['bypass', 'landmark-one-main', 'page-has-heading-one'];

/**
 * Options of axe. It reads the whole document: for a part of it, axe walks through every element
 * again for each rule. It does not parse style sheets, which only disabled rules read.
 */
export const wholePage: A11yParameters = {
  test: 'error',
  context: 'html',
  options: { preload: { assets: ['media'] } },
  config: { rules: ABOUT_PAGES.map((id) => ({ id, enabled: false })) },
};
