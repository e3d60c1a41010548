/** Marks the entry that stands in the browser's history for what is open over a page. */
const MARK = { saudagarOpen: true };

/** Whether the browser is at such an entry. A page opened from there takes its place. */
export const isOpenEntry = () =>
  (history.state as Partial<typeof MARK> | null)?.saudagarOpen === true;

/** Adds such an entry, unless the browser is at one. */
export function addOpenEntry(): void {
  if (!isOpenEntry()) history.pushState(MARK, '');
}
