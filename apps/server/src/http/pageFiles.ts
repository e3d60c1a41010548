import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** File that a host's build may write beside its page: the files each path needs first. */
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
 * Reads `firstLoad.json` of a built host and returns a function that adds a path's preloads to
 * its page, so the browser fetches them with the first files, not after. Without it the page
 * stays unchanged.
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

/** Compiles a path's pattern: a variable part is non-empty, a trailing slash is optional. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`);
}
