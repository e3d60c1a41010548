/** Packs every built package for portals into `packed`, as for npm, to be installed from there. */
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portalPackages, root } from './packages.ts';
import { packPackages } from './packed/tarballs.ts';

const folder = join(root, 'packed');
rmSync(folder, { recursive: true, force: true });
for (const { path } of packPackages(portalPackages(), folder)) {
  console.log(relative(root, path));
}
