/** Path of the app's page without preloads of any page of it, for the worker to keep. */
export const PAGE_PATH = '/index.html';

/** The worker's message to open pages: the page that is kept now. */
export interface PageKept {
  type: 'page.kept';
  /** Its first script; each build has another. */
  entry: string | undefined;
}

/** Path of a page's first script, which changes with each build. */
export const entryOf = (page: string): string | undefined =>
  /<script[^>]+src="([^"]+)"/.exec(page)?.[1];

/** Paths of the built files that a page names. */
export const filesOf = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);

/** Of a build's files, those with the names of the kept ones, whose hashes may be others. */
export function renewedFiles(kept: readonly string[], built: readonly string[]): string[] {
  const names = new Set(kept.map(nameOf));
  return built.filter((path) => names.has(nameOf(path)));
}

const nameOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
