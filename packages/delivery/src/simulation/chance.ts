/** Deterministic random numbers for a seed (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** A whole number below `most`. */
    below: (most: number) => Math.floor(next() * most),
    /** Returns true in the given percentage of cases. */
    happens: (percent: number) => next() * 100 < percent,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  };
}

export type Chance = ReturnType<typeof chanceOf>;
