/** A requirement with its number, by which poster and bidder speak of it. */
export const numbered = (place: number, requirement: string): string =>
  `${place + 1}. ${requirement}`;
