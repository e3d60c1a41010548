import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runProgram } from '../testing/processFixture.ts';
import { bundledPrograms } from './bundle.js';

vi.setConfig({ testTimeout: 120_000 });

const server = join(import.meta.dirname, '..');
let deployed: string;
/** A place with the bundle and what its manifest lists, and nothing of the workspace. */
beforeAll(async () => {
  bundledPrograms();
  deployed = await mkdtemp(join(tmpdir(), 'deployed-'));
  await cp(join(server, 'dist'), join(deployed, 'hub'), { recursive: true });
  const manifest = JSON.parse(await readFile(join(deployed, 'hub/package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    const place = join(deployed, 'node_modules', name);
    await mkdir(join(place, '..'), { recursive: true });
    await symlink(join(server, '../../node_modules', name), place);
  }
});
afterAll(() => rm(deployed, { recursive: true, force: true }));

test('the bundle alone serves a new community, makes its administrator and moves it', async () => {
  const env = { DATA_DIR: join(deployed, 'data'), PORT: '0' };
  const hub = join(deployed, 'hub/run.js');
  const run = (program: string, more: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [hub, program, ...args], {
      env: { PATH: process.env.PATH, ...env, ...more },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const demo = runProgram('serve', env, ['--demo'], hub);
  await demo.printed(/demo is at/);
  demo.kill('SIGTERM');
  expect(await demo.ended).toBe(0);

  const rina = { ADMIN_EMAIL: 'rina@toko.id', ADMIN_NAME: 'Rina', ADMIN_PASSWORD: 'kain-tenun-88' };
  expect(run('createAdmin', rina)).toMatchObject({ status: 0 });
  const archive = join(deployed, 'community.tar');
  expect(run('exportData', {}, archive)).toMatchObject({ status: 0 });
  const place = { DATA_DIR: join(deployed, 'other') };
  expect(run('importData', place, archive)).toMatchObject({ status: 0 });
  expect(run('bake', {})).toMatchObject({ status: 1 });
});
