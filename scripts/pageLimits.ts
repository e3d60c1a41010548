/** The limit of every page of the host without one of its own. */
const OTHER_PAGE = 290;

/**
 * The most script a page may transfer before it shows its form or its first post, in kB of gzip:
 * every byte, so the boot script and the texts of one language too. Each limit is some 5 kB above
 * the last measurement: a new library exceeds it, a line of code does not. Fewer requests matter
 * more than fewer bytes (docs/decisions/024).
 */
const PAGE_LIMITS: Record<string, number> = {
  '/login': 180,
  '/feed': 232,
  // List, month, the way to the door, and what each copy, cancellation and answer says.
  '/events': 294,
  '/events/:id': 294,
  // A switch, the kinds of notification of every area, and the empty state of each.
  '/notifications': 310,
  // Posts, groups and what awaits in them, below tabs with a menu.
  '/profile': 294,
  '/profile/:member': 294,
  // The forms of reviews and comments, not in a dialog.
  '/resources/:id': 293,
  // Its own form, and those of notifications, blocking, privacy and devices.
  '/settings': 321,
};

/** The first pages of most visits, which contain nothing that can be loaded later. */
export const FIRST_PAGES = ['/login', '/feed'];

/** Returns the initial limit of the page at this address, in kB of gzip. */
export function pageLimit(path: string): number {
  return PAGE_LIMITS[path] ?? OTHER_PAGE;
}
