import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that failed ends so, though it had PostgreSQL', () => {
  const { href } = new URL('embeddedPostgres.ts', import.meta.url);
  const run = `
    const { loadEmbeddedPostgres } = await import('${href}');
    await loadEmbeddedPostgres();
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});
