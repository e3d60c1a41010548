/** A requirement with its number, for reference by poster and bidder. */
export const numbered = (index: number, requirement: string): string =>
  `${index + 1}. ${requirement}`;
