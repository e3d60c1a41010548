/** Maximum nesting of lists and objects; the contract's own reach three. */
const DEPTH_MAX = 20;

/** Reason why a received value cannot be stored. */
export type Fault = 'depth' | 'text';

/**
 * Checks a parsed value of any size. PostgreSQL cannot store NUL, and half of a surrogate pair
 * would come back changed.
 */
export function faultOf(value: unknown): Fault | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return 'depth';
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string') {
        if (each.includes('\0') || !each.isWellFormed()) return 'text';
      } else if (typeof each === 'object' && each !== null) {
        for (const inner of Object.values(each)) next.push(inner);
      }
    }
    level = next;
  }
  return undefined;
}
