import { create, type ThemeVars } from 'storybook/theming';

/** The kit's colours for Storybook's own frame, which cannot read tokens: light, dark. */
const COLOURS = {
  page: ['#f7f5f1', '#101815'],
  surface: ['#ffffff', '#17211d'],
  'surface-raised': ['#ffffff', '#1d2924'],
  'surface-hover': ['#f3f0ea', '#202d28'],
  line: ['#e7e1d6', '#283630'],
  'line-strong': ['#8f8778', '#6f8279'],
  ink: ['#1f2421', '#edf1ed'],
  'ink-soft': ['#5c635e', '#a8b6ae'],
  primary: ['#0b5d51', '#45b89f'],
  link: ['#0b5d51', '#72d5bf'],
  'on-primary': ['#ffffff', '#04211b'],
} as const;

/** Returns a token's value in the frame. */
export const colour = (token: keyof typeof COLOURS, base: 'light' | 'dark'): string =>
  COLOURS[token][base === 'light' ? 0 : 1];

export const brandTokens = Object.keys(COLOURS) as (keyof typeof COLOURS)[];

/** The theme of the manager and of docs pages. */
export function brandTheme(base: 'light' | 'dark'): ThemeVars {
  const of = (token: keyof typeof COLOURS) => colour(token, base);
  return create({
    base,
    // Storybook accepts an image or a name; markup combines them.
    brandTitle:
      '<span style="display:flex;gap:10px;align-items:center"><img src="./favicon.svg" alt="" width="28" height="28">Saudagar Hub</span>',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    fontBase: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
    colorPrimary: of('primary'),
    colorSecondary: of('primary'),
    appBg: of('page'),
    appContentBg: of('surface'),
    appPreviewBg: of('page'),
    appHoverBg: of('surface-hover'),
    appBorderColor: of('line'),
    appBorderRadius: 12,
    barBg: of('surface'),
    barTextColor: of('ink-soft'),
    barHoverColor: of('primary'),
    barSelectedColor: of('primary'),
    textColor: of('ink'),
    textInverseColor: of('on-primary'),
    textMutedColor: of('ink-soft'),
    inputBg: of('surface-raised'),
    inputBorder: of('line-strong'),
    inputTextColor: of('ink'),
    inputBorderRadius: 8,
  });
}
