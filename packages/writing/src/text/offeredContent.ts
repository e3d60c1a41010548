/** Text and files offered to a composer from elsewhere, such as another app. */
export interface OfferedContent {
  text: string;
  files: readonly File[];
}

/** Joins two texts, of which either may be blank. */
export const joinTexts = (first: string, later: string): string =>
  [first, later].filter((text) => text.trim() !== '').join('\n\n');
