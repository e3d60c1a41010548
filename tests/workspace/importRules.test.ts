import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = [
  'contract',
  'ui',
  'portal',
  'files',
  'writing',
  'delivery',
  'flag',
  'posts',
  'feed',
  'groups',
  'events',
];

/** Files that obey the rules: every arrow of the design, and no other. */
const allowed: Record<string, string> = {
  'packages/contract/src/post.ts': `import 'zod/mini'; export const post = 1;`,
  'packages/ui/src/Button.tsx': `import 'react'; import '@saudagar/contract';`,
  'packages/portal/src/portal.ts': `import 'xstate'; import '@saudagar/contract'; import '@saudagar/ui';`,
  'packages/files/src/Uploader.tsx': `import '@saudagar/contract'; import '@saudagar/ui'; import '@saudagar/portal';`,
  'packages/writing/src/WritingArea.tsx': `import '@saudagar/ui'; import '@saudagar/portal';`,
  'packages/delivery/src/outboxActors.ts': `import '@saudagar/contract'; import '@saudagar/portal';`,
  'packages/flag/src/FlagDialog.tsx': `import '@saudagar/ui'; import '@saudagar/portal';`,
  'packages/posts/src/PostCard.tsx': `import '@saudagar/portal'; import '@saudagar/flag'; import '@saudagar/files'; import '@saudagar/writing';`,
  'packages/feed/src/feedMachine.ts': `import 'xstate'; import type {} from '@saudagar/contract';`,
  'packages/feed/src/feedActors.ts': `import './feedMachine.ts'; import '@saudagar/contract';`,
  'packages/feed/src/latestFlow.ts': `import 'xstate'; import '@saudagar/contract';`,
  'packages/feed/src/Feed.tsx': `import 'react'; import './feedActors.ts'; import '@saudagar/portal'; import '@saudagar/files'; import '@saudagar/posts'; import '@saudagar/delivery';`,
  'packages/feed/src/Feed.stories.tsx': `import '@saudagar/mocks'; import './Feed.tsx';`,
  'packages/groups/src/Groups.tsx': `import '@saudagar/feed'; import '@saudagar/posts';`,
  'apps/host/src/pages.tsx': `import '@saudagar/feed'; import '@saudagar/groups';`,
  'apps/server/src/main.ts': `import '@saudagar/contract';`,
  'mocks/src/handlers.ts': `import '@saudagar/contract';`,
  'scripts/build.ts': 'export {};',
  '.storybook/main.ts': `import '../scripts/build.ts';`,
  'bench/run.ts': `import '../scripts/build.ts'; import '../.storybook/main.ts';`,
  'tests/all.ts': `import '../scripts/build.ts'; import '../.storybook/main.ts'; import '../bench/run.ts';`,
};

/** One breach of each rule. */
const broken: Record<string, [path: string, code: string]> = {
  'no-cycle': ['packages/ui/src/a.ts', `import './b.ts';`],
  'no-unresolved': ['packages/ui/src/lost.ts', `import './nowhere.ts';`],
  'contract-layer': ['packages/contract/src/up.ts', `import '@saudagar/ui';`],
  'contract-without-screen': ['packages/contract/src/screen.ts', `import 'react';`],
  'ui-layer': ['packages/ui/src/up.ts', `import '@saudagar/portal';`],
  'portal-layer': ['packages/portal/src/up.ts', `import '@saudagar/feed';`],
  'flows-layer': ['packages/flows/src/up.ts', `import '@saudagar/files';`],
  'files-layer': ['packages/files/src/up.ts', `import '@saudagar/feed';`],
  'writing-layer': ['packages/writing/src/across.ts', `import '@saudagar/files';`],
  'flag-layer': ['packages/flag/src/across.ts', `import '@saudagar/files';`],
  'delivery-layer': ['packages/delivery/src/up.ts', `import '@saudagar/ui';`],
  'storybook-statecharts-layer': [
    'packages/storybook-statecharts/src/up.ts',
    `import '@saudagar/ui';`,
  ],
  'posts-layer': ['packages/posts/src/up.ts', `import '@saudagar/feed';`],
  'feature-layer': ['packages/feed/src/across.ts', `import '@saudagar/events';`],
  'feature-to-feed': ['packages/events/src/feed.ts', `import '@saudagar/feed';`],
  'feature-test-to-feature': ['packages/events/src/a.stories.tsx', `import '@saudagar/groups';`],
  'host-layer': ['apps/host/src/server.ts', `import '../../server/src/main.ts';`],
  'server-layer': ['apps/server/src/screen.ts', `import '@saudagar/ui';`],
  'mocks-layer': ['mocks/src/screen.ts', `import '@saudagar/ui';`],
  'mocks-in-code': ['packages/feed/src/mocked.ts', `import '@saudagar/mocks';`],
  'scripts-below': ['scripts/up.ts', `import '../tests/all.ts';`],
  'storybook-below': ['.storybook/up.ts', `import '../bench/run.ts';`],
  'bench-below': ['bench/up.ts', `import '../tests/all.ts';`],
  'relative-across-packages': ['packages/feed/src/near.ts', `import '../../ui/src/index.ts';`],
  'machine-without-react': ['packages/feed/src/aMachine.ts', `import './rules.ts';`],
  'machine-without-actors': ['packages/feed/src/bMachine.ts', `import './feedActors.ts';`],
  'no-vague-folder': ['packages/feed/src/vague.ts', `import './utils/date.ts';`],
};

const rest: Record<string, string> = {
  'packages/feed/src/rules.ts': `import { Form } from './Form.tsx';`,
  'packages/feed/src/Form.tsx': `import 'react'; export const Form = 1;`,
  'packages/ui/src/b.ts': `import './a.ts';`,
  'packages/feed/src/utils/date.ts': 'export {};',
};

/** The folders that `npm run imports` checks. */
const folders = ['packages', 'apps', 'mocks', '.storybook', 'scripts', 'tests', 'bench'];

const planted = mkdtempSync(join(tmpdir(), 'import-rules-'));
let ruleViolations: { rule: { name: string }; from: string }[] = [];

beforeAll(async () => {
  for (const name of packages) plantPackage(`packages/${name}`, `@saudagar/${name}`);
  plantPackage('mocks', '@saudagar/mocks');
  for (const name of ['react', 'xstate', 'zod']) link(join(root, 'node_modules', name), name);
  const files = { ...allowed, ...rest, ...Object.fromEntries(Object.values(broken)) };
  for (const [path, code] of Object.entries(files)) plant(path, code);
  copyFileSync(join(root, 'tsconfig.base.json'), join(planted, 'tsconfig.base.json'));
  ruleViolations = await violations();
});

afterAll(() => rmSync(planted, { recursive: true }));

test('code that imports along the layers passes', () => {
  expect(ruleViolations.filter(({ from }) => from in allowed)).toEqual([]);
});

test.each(Object.entries(broken))('%s is found', (rule, [path]) => {
  expect(ruleViolations.filter(({ from }) => from === path).map((one) => one.rule.name)).toContain(
    rule,
  );
});

test('every rule has a planted breach', async () => {
  const config = await import('../../.dependency-cruiser.mjs');
  const rules = config.default.forbidden.map(({ name }: { name: string }) => name);
  expect(Object.keys(broken).sort()).toEqual(rules.sort());
});

async function violations(): Promise<typeof ruleViolations> {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const run = promisify(execFile)(
    process.execPath,
    [cli, '--config', config, '--output-type', 'json', ...folders],
    { cwd: planted, maxBuffer: 50_000_000 },
  );
  // The command ends with the number of violations, which are intended.
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  return JSON.parse(stdout).summary.violations;
}

function plant(path: string, code: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true });
  writeFileSync(join(planted, path), code);
}

function plantPackage(folder: string, name: string): void {
  const exports = { '.': { 'saudagar-source': './src/index.ts' } };
  plant(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports }));
  plant(`${folder}/src/index.ts`, 'export {};');
  link(join(planted, folder), name);
}

function link(target: string, name: string): void {
  const path = join(planted, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
