/** Writes the files npm shows of a package, `package.json` and README, without workspace links. */
import { posix } from 'node:path';
import type { Entry, Manifest, Package } from '../packages.ts';

/** Node that every dependency of the packages runs on; the workspace installs under an older one. */
const ENGINES = { node: '>=22' };

/** The address of the commit's pages. A local build has none. */
function repository(): { url: string; page: (path: string) => string } | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_SHA) return undefined;
  const url = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return { url, page: (path) => `${url}/blob/${GITHUB_SHA}/${path}` };
}

/**
 * Returns the published `package.json`: built files only, and the addresses of source and issues.
 */
export function publishedManifest({ folder, manifest }: Package): Manifest {
  const { devDependencies, scripts, files, publishConfig, exports, ...rest } = manifest;
  const inDist = (path: string) => path.replace('./dist/', './');
  const entries = Object.entries(exports).map(([name, entry]): [string, Entry] => {
    const { 'saudagar-source': _, ...built } = entry;
    return [name, Object.fromEntries(Object.entries(built).map(([key, to]) => [key, inDist(to)]))];
  });
  const home = repository();
  return {
    ...rest,
    ...(home && {
      repository: { type: 'git', url: `git+${home.url}.git`, directory: folder },
      homepage: home.page(`${folder}/README.md`),
      bugs: `${home.url}/issues`,
    }),
    engines: ENGINES,
    exports: Object.fromEntries(entries),
  } as Manifest;
}

/**
 * Returns a README with absolute links to other files of the repository, or without links to them.
 */
export function publishedReadme(folder: string, text: string): string {
  const home = repository();
  return text.replace(/\[([^\]]+)\]\((\.[^)\s]*)\)/g, (_, words: string, to: string) => {
    const path = posix.join(folder, to);
    return home ? `[${words}](${home.page(path)})` : `${words} (${path.replace(/#.*$/, '')})`;
  });
}
