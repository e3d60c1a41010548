import { globSync } from 'node:fs';
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
  expect([...new Set(run)].sort()).toEqual(filesOnDisk('**/*.{test,spec}.{ts,tsx,js,mjs,mts}'));
});

test('end-to-end tests lie where their runner looks', () => {
  for (const path of filesOnDisk('**/*.e2e.*')) expect(path).toMatch(/^tests\/e2e\/.+\.e2e\.ts$/);
});

test('stories lie where Storybook looks', () => {
  for (const path of filesOnDisk('**/*.stories.*')) {
    expect(path).toMatch(/^(packages\/[^/]+\/src|apps\/host\/src|\.storybook)\/.+\.stories\.tsx$/);
  }
});
