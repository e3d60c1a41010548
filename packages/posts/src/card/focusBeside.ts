/**
 * Finds what takes focus when an element goes: the next of those among which it stands, else the
 * one before, else what is around. Call the result once it is to go; it waits for the dialog that
 * asked.
 */
export function focusBeside(
  gone: Element | null,
  around: HTMLElement | null | undefined,
  among: string,
): () => void {
  const all = [...(around?.querySelectorAll<HTMLElement>(among) ?? [])];
  const at = all.indexOf(gone as HTMLElement);
  const next = all[at + 1] ?? all[at - 1] ?? around;
  return () => requestAnimationFrame(() => requestAnimationFrame(() => next?.focus()));
}
