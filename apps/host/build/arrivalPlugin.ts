import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const EXPORT = 'export const __vitePreload =';

/**
 * Makes Vite's preload function around every `import()` wait until the files are fetched: see
 * `arrive.ts`. Text files are named by the boot script: searching for their links costs a phone 10
 * ms each.
 */
export function arrivalPlugin(): Plugin {
  const module = JSON.stringify(join(import.meta.dirname, 'arrive.ts'));
  return {
    name: 'arrival',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /preload-helper/ },
      handler(code, id) {
        if (id !== HELPER) return null;
        if (!code.includes(EXPORT)) throw new Error(`${HELPER} has no ${EXPORT} any more`);
        return `import { arrive } from ${module};
${code.replace(EXPORT, 'const preloadLinks =')}
export const __vitePreload = async (load, files = [], importer) => {
  await arrive(files.map((file) => assetsURL(file, importer)));
  return preloadLinks(load, files.filter((file) => !file.includes('texts-')), importer);
};`;
      },
    },
  };
}
