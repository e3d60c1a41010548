/** Makes an id that sorts after every id given by hand, in the order of creation. */
export const madeId = (kind: string, number: number): string =>
  `${kind}-x${String(number).padStart(6, '0')}`;
