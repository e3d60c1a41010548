/** A requirement with its number, by which poster and bidder speak of it. */
export const numbered = (index: number, requirement: string): string =>
  `${index + 1}. ${requirement}`;
