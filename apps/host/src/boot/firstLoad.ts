/** Files that a page needs at once besides those that every page needs. Addresses from the root. */
export interface PageFiles {
  path: string;
  scripts: readonly string[];
  styles: readonly string[];
  /** Texts of the page, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/** What the build tells the boot script, as `__FIRST_LOAD__`, and the server, as `firstLoad.json`. */
export interface FirstLoad {
  pages: readonly PageFiles[];
}
