import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  name: string;
  exports?: Record<string, { 'saudagar-source'?: string }>;
}

const id = 'virtual:package-styles';

/** Resolves `virtual:package-styles` to the stylesheets of all packages, ui's first. */
export function packageStyles(root: string): Plugin {
  return {
    name: 'package-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      return styledPackages(root)
        .map((name) => `import '${name}/styles.css';`)
        .join('\n');
    },
  };
}

function styledPackages(root: string): string[] {
  return globSync('packages/*/package.json', { cwd: root })
    .filter((path) => {
      const { exports = {} } = readManifest(root, path);
      const source = exports['./styles.css']?.['saudagar-source'];
      return source !== undefined && existsSync(join(root, path, '..', source));
    })
    .map((path) => readManifest(root, path).name)
    .sort((a, b) => Number(b.endsWith('/ui')) - Number(a.endsWith('/ui')) || a.localeCompare(b));
}

const readManifest = (root: string, path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
