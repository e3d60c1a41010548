import type { RouteAccess } from '../routing/resolvePath.ts';
import type { FirstLists } from './firstLists.ts';

/** Files that a page needs at once besides those that every page needs. Addresses from the root. */
export interface PageFiles extends Files {
  path: string;
}

/** Addresses of files from the root. */
export interface Files {
  scripts: readonly string[];
  styles: readonly string[];
  /** Texts of the page, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/** What the build tells the boot script, as `__FIRST_LOAD__`, and the server, as `firstLoad.json`. */
export interface FirstLoad {
  pages: readonly PageFiles[];
  /** What a member is likely to open next. */
  next: Files;
  /** What a member's path can lead to. */
  routes: readonly RouteAccess[];
  /** The list that the page at each path shows first. */
  firstLists: FirstLists;
}
