/** Times at which kept replies were given, by the reply. */
const times = new WeakMap<object, string>();

/** Returns when a reply that this device kept was given, as an ISO timestamp; null for another. */
export const keptAt = (reply: unknown): string | null =>
  (typeof reply === 'object' && reply !== null && times.get(reply)) || null;

/** Marks what was made of a kept reply as kept since then; returns it. */
export function markKept<T>(made: T, at: string | null): T {
  if (at !== null && typeof made === 'object' && made !== null) times.set(made, at);
  return made;
}
