/** How deep lists and objects may lie in each other; the contract's own reach three. */
const DEPTH_MAX = 20;

/** What keeps a value that was sent from being stored, if anything. */
export type Fault = 'depth' | 'text';

/**
 * Looks through a parsed value, however large. A text with NUL is none that PostgreSQL can keep; half
 * of a surrogate pair is no text at all, and would come back as another one than was sent.
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
