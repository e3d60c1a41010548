import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createVitest } from 'vitest/node';

const root = join(import.meta.dirname, '../..');
const outside = ['node_modules', 'dist', 'storybook-static', '.git'];
const filesOnDisk = (pattern: string) =>
  globSync([pattern, `.storybook/${pattern}`], {
    cwd: root,
    exclude: (name) => outside.includes(name),
  }).sort();

test('every unit test on disk is run, and nothing else', async () => {
  const vitest = await createVitest('test', {
    config: join(root, 'vitest.workspace.ts'),
    watch: false,
  });
  const run = (await vitest.globTestSpecifications()).map(({ moduleId }) =>
    relative(root, moduleId),
  );
  await vitest.close();
  const unitTests = filesOnDisk('**/*.{test,spec}.{ts,tsx,js,mjs,mts}').filter(
    (path) => !/^(tests\/e2e|\.storybook\/runner)\//.test(path),
  );
  expect([...new Set(run)].sort()).toEqual(unitTests);
});

test.each(['tests/e2e', '.storybook/runner'])(
  '%s names its tests as Playwright wants it',
  (folder) => {
    const names = globSync(`${folder}/**/*.{test,e2e,spec}.*`, { cwd: root });
    expect(names.length).toBeGreaterThan(0);
    for (const path of names) expect(path).toMatch(/\.spec\.ts$/);
  },
);

// A process that runs several files loads such a module once.
test('what tests lend one another adds its hooks where it is called, not where it is loaded', () => {
  for (const path of filesOnDisk('{packages,mocks,apps,tests}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|^tests\/setup\//.test(path)) continue;
    const hooks = /^(before|after)(Each|All)\(/m.exec(readFileSync(join(root, path), 'utf8'));
    expect(hooks?.[0], path).toBeUndefined();
  }
});

test('stories lie where Storybook looks', () => {
  for (const path of filesOnDisk('**/*.stories.*')) {
    expect(path).toMatch(/^(packages\/[^/]+\/src|apps\/host\/src|\.storybook)\/.+\.stories\.tsx$/);
  }
});
