/** What every page of the host may weigh that has no limit of its own. */
const OTHER_PAGE = 285;

/**
 * The most script a page may transfer before it shows its form or its first post, in kB of gzip: every
 * byte, so the boot script and the texts of one language too. Each stands some 5 kB above what was
 * measured last: a library that slips in is more, a line of code is not. Bytes give way to requests
 * (docs/decisions/024).
 */
const PAGE_LIMITS: Record<string, number> = {
  '/login': 180,
  '/feed': 228,
  // A switch and what can be told of every area.
  '/notifications': 296,
  // Its own form, and those of notifications, blocking and devices.
  '/settings': 306,
};

/** The first pages of most visits, which hold nothing that can wait. */
export const FIRST_PAGES = ['/login', '/feed'];

/** The most kB of gzip that the page at this address may transfer at first. */
export function pageLimit(path: string): number {
  return PAGE_LIMITS[path] ?? OTHER_PAGE;
}
