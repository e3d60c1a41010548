import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, root } from '../packages.ts';

/** A packed package. */
export interface Tarball {
  name: string;
  path: string;
  /** In bytes. */
  size: number;
  /** Its files. */
  entryCount: number;
}

/**
 * Packs built packages into a folder, all by one npm process, which takes half a second to start.
 */
export function packPackages(packages: readonly Package[], folder: string): Tarball[] {
  mkdirSync(folder, { recursive: true });
  const printed = execFileSync(
    'npm',
    [
      ...['pack', '--json', '--pack-destination', folder],
      ...packages.map((one) => `./${join(one.folder, 'dist')}`),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const packed: (Omit<Tarball, 'path'> & { filename: string })[] = Object.values(
    JSON.parse(printed),
  );
  return packed.map(({ filename, name, size, entryCount }) => ({
    ...{ name, size, entryCount },
    path: join(folder, filename),
  }));
}
