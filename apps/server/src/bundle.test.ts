import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deployedBundleSuite } from '../testing/deployedBundle.ts';

vi.setConfig({ testTimeout: 120_000 });

const installed = join(import.meta.dirname, '../../../node_modules');

/** Nothing of the workspace but the packages that the bundle's manifest lists. */
deployedBundleSuite(async (hub) => {
  const manifest = JSON.parse(await readFile(join(hub, 'package.json'), 'utf8'));
  expect(manifest.engines).toEqual({ node: '>=24' });
  for (const name of Object.keys(manifest.dependencies)) {
    const folder = join(hub, 'node_modules', name);
    await mkdir(join(folder, '..'), { recursive: true });
    await symlink(join(installed, name), folder);
  }
});

test('an older Node is refused in one sentence', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...args, join(import.meta.dirname, '../dist/run.js'), 'serve'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toBe('The server needs Node 24 or later; this is Node 20.20.2.\n');
});
