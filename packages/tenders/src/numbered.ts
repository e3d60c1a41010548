/** A requirement with its number, for reference by poster and bidder. */
export const numbered = (place: number, requirement: string): string =>
  `${place + 1}. ${requirement}`;
