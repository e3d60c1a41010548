/**
 * The limit of every page of the host without one of its own. The calls and refusals of groups and
 * events grew by some 2 kB with moderators, bans and co-organizers, and by 1 kB with a group's
 * notices; choosing photos, which are made smaller, takes 1 kB more; replies that the device keeps,
 * and files sent while one writes, 2 kB; acts that wait for the network and kept pictures, 1 kB;
 * waits in seconds and the call that stops invitations, 0.4 kB.
 */
const OTHER_PAGE = 302;

/**
 * The most script a page may transfer before it shows its form or its first post, in kB of gzip:
 * every byte, so the boot script and the texts of one language too. Each limit is some 5 kB above
 * the last measurement: a new library exceeds it, a line of code does not. Fewer requests matter
 * more than fewer bytes (docs/decisions/024).
 */
const PAGE_LIMITS: Record<string, number> = {
  // The draft of a registration, whose address sign-in has, and the devices signed in on before.
  '/login': 184,
  // Addresses in texts, and the calls of offers in groups.
  '/feed': 241,
  // List, month, the way to the door, and what each copy, cancellation and answer says.
  '/events': 303,
  '/events/:id': 303,
  // A switch, the kinds of notification of every area, and the empty state of each.
  '/notifications': 319,
  // Posts, groups and what awaits in them, below tabs with a menu.
  '/profile': 304,
  '/profile/:member': 304,
  // The forms of reviews and comments, not in a dialog.
  '/resources/:id': 304,
  // Its own form, and those of notifications, blocking, privacy and devices.
  '/settings': 331,
};

/** The first pages of most visits, which contain nothing that can be loaded later. */
export const FIRST_PAGES = ['/login', '/feed'];

/** Returns the initial limit of the page at this address, in kB of gzip. */
export function pageLimit(path: string): number {
  return PAGE_LIMITS[path] ?? OTHER_PAGE;
}
