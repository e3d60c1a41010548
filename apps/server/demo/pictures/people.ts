/** The colours of cloth and backdrops. */
export const CLOTH_COLORS = {
  plum: '#7a3b69',
  gold: '#e3a83b',
  ink: '#2b3350',
  teal: '#2b8a87',
  leaf: '#5f9150',
  coral: '#e2694f',
  sand: '#e6cfa6',
  sky: '#7fb4d6',
  rose: '#e9a6ab',
  white: '#f7f3ea',
  grey: '#b9b6b0',
} as const;

/** A colour of cloth or backdrop, by name. */
export type Cloth = keyof typeof CLOTH_COLORS;

/** How a member is drawn: a flat, friendly portrait. */
export interface Portrait {
  /** From the lightest to the darkest. */
  skin: 1 | 2 | 3 | 4 | 5 | 6;
  head:
    | 'hijab'
    | 'peci'
    | 'udeng'
    | 'caping'
    | 'short'
    | 'side'
    | 'curly'
    | 'afro'
    | 'bob'
    | 'long'
    | 'ponytail'
    | 'bun';
  /** Of the hijab, peci or udeng; `grey` is the colour of the hair. */
  cover?: Cloth;
  top: Cloth | 'batik';
  backdrop: Cloth;
  face?: 'glasses' | 'moustache' | 'beard';
}
