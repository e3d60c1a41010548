import { FIRST_LISTS_KEY } from '../storage/storageKeys.ts';

/** Address of the list that the page at each path asks for first. */
export type FirstLists = Readonly<Record<string, string>>;

/**
 * What the page at the path will ask for first: what it asked for at its last visit, so with the
 * order and filters that its reader has chosen, whatever they are.
 */
export function firstListOf(
  path: string,
  known: FirstLists,
  storage: Pick<Storage, 'getItem'>,
): string | null {
  const list = known[path];
  const stored = readLists(storage)[path];
  return list && stored && pathOf(stored) === list ? stored : null;
}

/** Remembers what a page asks for first. */
export function rememberFirstList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  url: string,
  known: FirstLists,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const list = known[pathname];
  // What an address asks for by its query is no habit of its reader; nor is a later page.
  if (search !== '' || pathOf(url) !== list || /[?&]cursor=/.test(url)) return;
  const lists = readLists(storage);
  if (lists[pathname] === url) return;
  try {
    storage.setItem(FIRST_LISTS_KEY, JSON.stringify({ ...lists, [pathname]: url }));
  } catch {
    // Without storage the next visit asks a little later, that is all.
  }
}

const pathOf = (url: string) => url.replace(/\?.*$/, '');

function readLists(storage: Pick<Storage, 'getItem'>): FirstLists {
  try {
    const stored: unknown = JSON.parse(storage.getItem(FIRST_LISTS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as FirstLists) : {};
  } catch {
    return {};
  }
}
