/** State of a list while it is unmounted, to restore it later. */
export interface ListMemory {
  /** Heights of the measured rows, by key, in px. */
  readonly heights: Map<string, number>;
  /** The row at the top of the viewport, and the distance of its top below that edge, in px. */
  anchor: { key: string; below: number } | null;
  /** Key of the focused row. */
  focused: string | null;
}

/** Creates a memory for one list, held by its owner across unmounts. */
export const createListMemory = (): ListMemory => ({
  heights: new Map(),
  anchor: null,
  focused: null,
});
