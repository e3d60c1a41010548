/**
 * Compares the API report of every built entry with the one in its package's folder `api`; writes them
 * with `--update`. The contract has none: OpenAPI describes it. Needs the built packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedPackages, root } from './packages.ts';
import { apiReports, typedEntries } from './publicSurface/apiReports.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const packages = publishedPackages().filter(({ short }) => short !== 'contract');
const reports = apiReports(typedEntries(packages));
const stale = globSync('packages/*/api/*.api.md', { cwd: root }).filter(
  (path) => !reports.has(path),
);
const changed = [...reports].filter(([path, text]) => readOr(path) !== text);

if (values.update) {
  for (const path of stale) rmSync(join(root, path));
  for (const [path, text] of changed) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
} else {
  for (const path of stale) console.error(`${path} belongs to no entry`);
  for (const [path, text] of changed) showDifference(path, text);
  process.exitCode = stale.length + changed.length === 0 ? 0 : 1;
}
const lines = [...reports.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
console.log(`${reports.size} API reports of ${lines} lines, ${changed.length} changed`);

function readOr(path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The lines that differ, as git shows them. */
function showDifference(path: string, text: string): void {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=1', '--', path, '-'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  console.error(stdout || `${path} is missing`);
  console.error('Is it meant? npm run surface:update writes it.');
}
