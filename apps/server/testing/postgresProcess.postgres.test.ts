import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, installedFolder } from './postgresBinaries.ts';

const versionOf = (program: string, user: object) =>
  spawnSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8' }).stdout;

test('a failing process that started PostgreSQL keeps its exit code', () => {
  const { href } = new URL('postgresFixture.ts', import.meta.url);
  const run = `
    const { sharePostgres } = await import('${href}');
    delete process.env.SAUDAGAR_SHARED_POSTGRES;
    await sharePostgres();
    process.exit(3);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});

test('PostgreSQL runs from a folder that other users cannot enter', async () => {
  // Simulates a container whose root works in /root.
  const hidden = await mkdtemp(join(tmpdir(), 'hidden-'));
  await cp(join(installedFolder(), 'native'), join(hidden, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await chmod(hidden, 0o700);
  const programs = await findPostgres(hidden);
  expect(versionOf(programs.postgres, programs.user)).toMatch(/^postgres \(PostgreSQL\) \d+/);
  const wasCopied = !programs.postgres.startsWith(hidden);
  expect(wasCopied).toBe(process.getuid?.() === 0);
  await programs.remove();
  if (wasCopied) expect(versionOf(programs.postgres, programs.user)).toBeFalsy();
  await rm(hidden, { recursive: true });
});
