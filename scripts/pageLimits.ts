/** What every page of the host may weigh that has no limit of its own. */
const OTHER_PAGE = 200;

/**
 * The most script a page may transfer before it shows its form or its first post, in kB of gzip: every
 * byte, so the boot script and the texts of one language too. Each stands some 7 kB above what was
 * measured last, the entrance and the feed 3: a library that slips in is more, a line of code is not,
 * nor a small piece that comes to share another file. Why pages need more than others is said in
 * docs/decisions/075, 093, 097, 099, 103, 110, 111, 112, 113, 115.
 */
const PAGE_LIMITS: Record<string, number> = {
  '/login': 177,
  '/feed': 208,
  '/': 209,
  '/posts/:id': 205,
  '/groups': 242,
  '/groups/:id': 241,
  '/network': 241,
  '/messages': 215,
  '/messages/:room': 215,
  '/events': 229,
  '/events/:id': 208,
  '/resources': 242,
  '/resources/:id': 211,
  '/tenders': 225,
  '/tenders/:id': 206,
  '/my-tenders': 217,
  '/guide': 209,
  '/admin': 217,
  '/admin/:tab': 217,
  '/notifications': 227,
  '/profile': 229,
  '/profile/:member': 229,
  '/settings': 239,
  '/warnings/:id': 216,
};

/** The first pages of most visits, which hold nothing that can wait. */
export const FIRST_PAGES = ['/login', '/feed'];

/** The most kB of gzip that the page at this address may transfer at first. */
export function pageLimit(path: string): number {
  return PAGE_LIMITS[path] ?? OTHER_PAGE;
}
