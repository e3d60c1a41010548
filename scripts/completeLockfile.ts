/**
 * Adds to the lockfiles the optional packages of other platforms that they lack. A registry that
 * keeps only some platforms leaves them out, and `npm ci` then refuses the lockfile everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, missingOptionals } from './lockfile.ts';
import { root } from './packages.ts';

/** The workspace's own, and that of the portal outside it. */
for (const path of ['package-lock.json', 'tests/portals/next/package-lock.json']) {
  const file = join(root, path);
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const missing = missingOptionals(lockfile);
  for (const [location, entry] of missing) lockfile.packages[location] = entry;
  const [self, ...others] = Object.entries(lockfile.packages);
  lockfile.packages = Object.fromEntries([
    ...(self ? [self] : []),
    ...others.toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  ]);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${path}: ${missing.length} packages of other platforms added`);
}
