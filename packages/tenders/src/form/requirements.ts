/** A requirement as it is filled in. */
export interface RequirementLine {
  /** Tells lines apart that are still empty. */
  readonly key: number;
  readonly text: string;
}

/** Lines to fill in: at least one always stays (TND-059). */
export function linesOf(requirements: readonly string[]): readonly RequirementLine[] {
  const texts = requirements.length > 0 ? requirements : [''];
  return texts.map((text, key) => ({ key, text }));
}

/** A key that no line has yet. */
export const nextKey = (lines: readonly RequirementLine[]): number =>
  Math.max(0, ...lines.map(({ key }) => key + 1));
