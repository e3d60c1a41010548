/** A requirement line of the form. */
export interface RequirementLine {
  /** Identifies a line, even an empty one. */
  readonly key: number;
  readonly text: string;
}

/** Requirement lines of the form: at least one (TND-059). */
export function linesOf(requirements: readonly string[]): readonly RequirementLine[] {
  const texts = requirements.length > 0 ? requirements : [''];
  return texts.map((text, key) => ({ key, text }));
}

/** A key that is unused by any line. */
export const nextKey = (lines: readonly RequirementLine[]): number =>
  Math.max(0, ...lines.map(({ key }) => key + 1));
