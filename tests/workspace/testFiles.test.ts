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

async function filesOf(config: string): Promise<string[]> {
  const vitest = await createVitest('test', { config: join(root, config), watch: false });
  const specifications = await vitest.globTestSpecifications();
  await vitest.close();
  return specifications.map(({ moduleId }) => relative(root, moduleId)).sort();
}

test('every unit test on disk is run, and nothing else', async () => {
  const run = [...(await filesOf('vitest.workspace.ts')), ...(await filesOf('vitest.deep.ts'))];
  const unitTests = filesOnDisk('**/*.{test,spec}.{ts,tsx,js,mjs,mts}').filter(
    (path) => !path.startsWith('tests/e2e/'),
  );
  expect([...new Set(run)].sort()).toEqual(unitTests);
});

test('`npm test` starts no PostgreSQL', async () => {
  for (const path of await filesOf('vitest.workspace.ts'))
    expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(
      /from '.*postgresFixture\.ts'/,
    );
  expect(readFileSync(join(root, 'vitest.workspace.ts'), 'utf8')).not.toContain('databases.ts');
});

test('tests on either database run on both', async () => {
  const onEither = filesOnDisk('{apps,tests}/**/*.databases.test.ts');
  expect(onEither.length).toBeGreaterThan(5);
  for (const config of ['vitest.workspace.ts', 'vitest.deep.ts'])
    expect(await filesOf(config)).toEqual(expect.arrayContaining(onEither));
});

test('end to end tests are named as Playwright expects', () => {
  const names = globSync('tests/e2e/**/*.{test,e2e,spec}.*', { cwd: root });
  expect(names.length).toBeGreaterThan(0);
  for (const path of names) expect(path).toMatch(/\.spec\.ts$/);
});

// A process that runs several files loads such a module once.
test('shared test code adds its hooks when it is called, not when it is loaded', () => {
  for (const path of filesOnDisk('{packages,mocks,apps,tests}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|^tests\/setup\//.test(path)) continue;
    const hooks = /^(before|after)(Each|All)\(/m.exec(readFileSync(join(root, path), 'utf8'));
    expect(hooks?.[0], path).toBeUndefined();
  }
});

test('stories are in the folders that Storybook reads', () => {
  for (const path of filesOnDisk('**/*.stories.*')) {
    expect(path).toMatch(/^(packages\/[^/]+\/src|apps\/host\/src|\.storybook)\/.+\.stories\.tsx$/);
  }
});
