/** What every page of the host may weigh that has no limit of its own. */
const OTHER_PAGE = 200;

/**
 * The most script a page may transfer before it shows its form or its first post, in kB of gzip: every
 * byte, so the boot script and the texts of one language too. Each stands some 3 kB above what was
 * measured last: a library that slips in is more, a line of code is not. Why pages need more than
 * others is said in docs/decisions/075, 093, 097, 099, 103, 110, 111, 112, 113.
 */
const PAGE_LIMITS: Record<string, number> = {
  '/login': 177,
  '/feed': 206,
  '/': 217,
  '/posts/:id': 211,
  '/groups': 268,
  '/groups/:id': 260,
  '/network': 266,
  '/messages': 229,
  '/messages/:room': 229,
  '/events': 242,
  '/events/:id': 227,
  '/resources': 259,
  '/resources/:id': 229,
  '/tenders': 240,
  '/tenders/:id': 223,
  '/my-tenders': 240,
  '/guide': 220,
  '/admin': 241,
  '/admin/:tab': 241,
  '/notifications': 252,
  '/profile': 254,
  '/profile/:member': 254,
  '/settings': 261,
  '/warnings/:id': 234,
};

/** The first pages of most visits, which hold nothing that can wait. */
export const FIRST_PAGES = ['/login', '/feed'];

/** The most kB of gzip that the page at this address may transfer at first. */
export function pageLimit(path: string): number {
  return PAGE_LIMITS[path] ?? OTHER_PAGE;
}
