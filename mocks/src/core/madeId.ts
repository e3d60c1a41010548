/** An id that sorts after every id put in by hand, and in the order of making. */
export const madeId = (kind: string, number: number): string =>
  `${kind}-x${String(number).padStart(6, '0')}`;
