/**
 * Adds to the lockfile the optional packages of other platforms that it lacks. A registry that
 * keeps only some platforms leaves them out, and `npm ci` then refuses the lockfile everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, missingOptionals } from './lockfile.ts';
import { root } from './packages.ts';

const path = join(root, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = missingOptionals(lockfile);
for (const [place, entry] of missing) lockfile.packages[place] = entry;
const [self, ...others] = Object.entries(lockfile.packages);
lockfile.packages = Object.fromEntries([
  ...(self ? [self] : []),
  ...others.toSorted(([a], [b]) => a.localeCompare(b, 'en')),
]);
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added`);
