import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a host's build may write down beside its page: the files that each path needs at once. */
const FirstLoad = z.object({
  pages: z.array(
    z.object({
      /** Path, with `:name` for a variable part. */
      path: z.string(),
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
    }),
  ),
});

/**
 * Reads `firstLoad.json` of a built host and returns what adds a path's own files to its page, so
 * that the browser fetches them with the first ones instead of after them. A host without that file
 * has its page sent as it is.
 */
export async function readPageFiles(
  hostDir: string,
): Promise<(page: string, path: string) => string> {
  const file = join(hostDir, 'firstLoad.json');
  if (!existsSync(file)) return (page) => page;
  const { pages } = FirstLoad.parse(JSON.parse(await readFile(file, 'utf8')));
  const entries = pages.map(({ path, scripts, styles }) => ({
    pattern: patternOf(path),
    links: [
      ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ].join(''),
  }));
  return (page, path) => {
    const links = entries.find(({ pattern }) => pattern.test(path))?.links ?? '';
    return page.replace('</head>', () => `${links}</head>`);
  };
}

/** A path's pattern: a variable part is anything but empty, a closing slash does not count. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`);
}
