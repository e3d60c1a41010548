/** What a list keeps of itself while it is not shown, so that it is found again as it was left. */
export interface ListMemory {
  /** Heights of the rows that were shown, by key, in px. */
  readonly heights: Map<string, number>;
  /** The row at the upper edge of the sight, and how far its top stood below that edge, in px. */
  anchor: { key: string; below: number } | null;
  /** The row that had focus. */
  focused: string | null;
}

/** A memory for one list, to be kept by whoever shows it again. */
export const createListMemory = (): ListMemory => ({
  heights: new Map(),
  anchor: null,
  focused: null,
});
