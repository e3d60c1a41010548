/** Marks the browser's history entry of an overlay. */
const MARK = { saudagarOpen: true };

/** Returns true when the current entry is an overlay's. A page opened from there replaces it. */
export const isOpenEntry = () =>
  (history.state as Partial<typeof MARK> | null)?.saudagarOpen === true;

/** Adds a history entry for an overlay, unless the current one is such an entry. */
export function addOpenEntry(): void {
  if (!isOpenEntry()) history.pushState(MARK, '');
}
