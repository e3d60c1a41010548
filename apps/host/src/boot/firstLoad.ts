import type { RouteAccess } from '../routing/resolvePath.ts';
import type { FirstLists } from './firstLists.ts';

/** Files of a page besides those of every page, by address from the root. */
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

/** Build output for the boot script, as `__FIRST_LOAD__`, and the server, as `firstLoad.json`. */
export interface FirstLoad {
  pages: readonly PageFiles[];
  /** Files that a member is likely to need next. */
  next: Files;
  /** Routes and redirects of members. */
  routes: readonly RouteAccess[];
  /** The first list of the page at each path. */
  firstLists: FirstLists;
}
