import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachOf, readWorkspaces } from '../../scripts/checks/changed.ts';
import { countOfBrowserTests } from '../../scripts/checks/counts.ts';
import { deepTests } from '../../scripts/checks/deepTests.ts';
import { sumOf } from '../../scripts/checks/report.ts';
import { countOf } from '../../scripts/checks/runJobs.ts';
import { named, narrowed, readShard, shardOf, withNeeds } from '../../scripts/checks/select.ts';
import { tests } from '../../scripts/checks/tests.ts';
import { root } from '../../scripts/packages.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesOf = (jobs: readonly { name: string }[]) => jobs.map(({ name }) => name);
const checks = namesOf(tests.filter(({ isBuild }) => !isBuild));

describe('a shard', () => {
  it.each([1, 2, 3, 4, 5, 20])('%i shards together run each check exactly once', (count) => {
    const shards = Array.from({ length: count }, (_, index) =>
      shardOf(tests, { index: index + 1, count }),
    );
    expect(namesOf(shards.flat()).sort()).toEqual(checks.toSorted());
  });

  it('a shard gets the builds that its checks need, and no others', () => {
    for (let index = 1; index <= 4; index += 1) {
      const own = shardOf(tests, { index, count: 4 });
      const all = withNeeds(tests, own);
      const needs = new Set(all.flatMap(({ after = [] }) => after));
      expect(new Set(namesOf(all))).toEqual(new Set([...namesOf(own), ...needs]));
    }
  });

  it('a shard is named by its number and their count', () => {
    expect(readShard('2/4')).toEqual({ index: 2, count: 4 });
    for (const text of ['0/4', '5/4', '1', 'a/b', '1/4/2'])
      expect(() => readShard(text)).toThrow('--shard is like 1/4');
  });
});

describe('a change', () => {
  const reach = (...files: string[]) => reachOf(files, readWorkspaces());
  const run = (...files: string[]) => namesOf(narrowed(tests, reach(...files)));

  it('a change affects the packages it touches and those above them', () => {
    const { folders, stories, isAppReached } = reach('packages/feed/src/index.ts');
    expect(folders).toContain('packages/feed/');
    expect(folders).toContain('apps/host/');
    expect(folders).not.toContain('packages/network/');
    expect(folders).not.toContain('apps/server/');
    expect(folders).not.toContain('tests/conformance/');
    expect(stories).toEqual(expect.arrayContaining(['feed-', 'the-app-']));
    expect(stories).not.toContain('network-');
    expect(isAppReached).toBe(true);
  });

  it('a change of the contract affects the server, the mocks and conformance', () => {
    const { folders } = reach('packages/contract/src/index.ts');
    for (const folder of ['apps/server/', 'mocks/', 'tests/conformance/', 'packages/network/'])
      expect(folders).toContain(folder);
  });

  it('a change of the server runs the stories of its mails, and weighs no packages', () => {
    expect(reach('apps/server/src/server.ts').stories).toEqual(['mails-']);
    const names = run('apps/server/src/server.ts');
    expect(names).toContain('end to end');
    expect(names).not.toContain('sizes');
  });

  it('a change of a picture runs the stories of its package', () => {
    const { folders, stories } = reach('.storybook/pictures/posts/comments--ready.png');
    expect(stories).toEqual(['posts-']);
    expect(folders).toEqual(['tests/workspace/']);
  });

  it('a change of documents runs the fast checks and the tests of documents', () => {
    expect(run('README.md', 'docs/decisions/001-layers-and-packages.md')).toEqual([
      'types',
      'lint',
      'imports',
      'unused',
      'unit',
    ]);
  });

  it('a change of the build’s inputs runs every check', () => {
    for (const file of ['package-lock.json', 'tsconfig.base.json', 'scripts/test.ts'])
      expect(run(file).sort()).toEqual(checks.toSorted());
  });
});

describe('a flaky test', () => {
  const report = {
    stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [
          { title: 'signs in', file: 'entrance.spec.ts', tests: [{ status: 'flaky' }] },
          { title: 'signs out', file: 'entrance.spec.ts', tests: [{ status: 'expected' }] },
        ],
      },
    ],
  };

  it('a flaky test counts as passed and is named', () => {
    expect(countOfBrowserTests(report)).toEqual({
      passed: 6,
      failed: 0,
      flaky: ['entrance.spec.ts: signs in'],
    });
  });

  it('a fourth flaky test fails the run', () => {
    const counts = (names: string[]) => [
      { passed: 10, failed: 0, flaky: ['a'] },
      { passed: 10, failed: 0, flaky: names },
    ];
    expect(sumOf(counts(['b', 'c']))).toMatchObject({ passed: 20, failed: 0 });
    expect(sumOf(counts(['b', 'c', 'd']))).toMatchObject({ passed: 16, failed: 4 });
  });
});

describe('the count of a check', () => {
  const job = { name: 'any', command: [], cores: 1 as const, seconds: 1 };

  it('a check without a report counts one, and a build none', () => {
    expect(countOf(job, true)).toEqual({ passed: 1, failed: 0 });
    expect(countOf({ ...job, isBuild: true }, true)).toEqual({ passed: 0, failed: 0 });
    expect(countOf({ ...job, isBuild: true }, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('a check has no failure when all was skipped for a missing program', () => {
    const notRun = ['Firefox: apt-get install firefox-esr'];
    const count = () => ({ passed: 0, failed: 0, notRun });
    expect(countOf({ ...job, count }, true)).toEqual({ passed: 0, failed: 0, notRun });
    expect(sumOf([count(), { passed: 2, failed: 0 }])).toMatchObject({ passed: 2, notRun });
  });

  it('a check counts a failure when it fails, reports nothing, or lacks its report', () => {
    const count = () => ({ passed: 0, failed: 0 });
    expect(countOf({ ...job, count }, true).failed).toBe(1);
    expect(countOf({ ...job, count: () => ({ passed: 3, failed: 0 }) }, false).failed).toBe(1);
    const missing = () => JSON.parse(read('no-such-report.json'));
    expect(countOf({ ...job, count: missing }, true).failed).toBe(1);
  });
});

describe('a part of the deep run', () => {
  const parts = [
    ...new Set(deepTests.flatMap(({ part, name, isBuild }) => (isBuild ? [] : (part ?? name)))),
  ];

  it('a part of the deep run runs alone with its needs', () => {
    expect(namesOf(withNeeds(deepTests, named(deepTests, ['portals'])))).toEqual([
      'app',
      'packages',
      'portals',
    ]);
    expect(() => named(deepTests, ['postgre'])).toThrow('There are postgres, kills,');
  });

  it('every part of the deep run is run every night', () => {
    const [, list = ''] = /part:\n((?: +- \w+\n)+)/.exec(read('.github/workflows/deep.yml')) ?? [];
    expect(list.match(/\w+/g)?.sort()).toEqual(parts.sort());
  });
});

describe('an npm script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const calledIn = (text: string) =>
    [...text.matchAll(/npm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, name = '']) => name);

  it('every step of the workflows is an npm script', () => {
    const files = globSync('.github/workflows/*.yml', { cwd: root });
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) {
      for (const [, command = ''] of read(path).matchAll(/(?:run|version|publish): (n.*)/g)) {
        if (command === 'npm ci') continue;
        expect(command).toMatch(/^npm (test|run)/);
        for (const name of calledIn(command)) expect(Object.keys(scripts)).toContain(name);
      }
    }
  });

  it('every npm script is started by a check, unless it writes or selects checks', () => {
    const commands = [...tests, ...deepTests].map(({ command }) => command.join(' '));
    const started = new Set([
      ...commands.flatMap(calledIn),
      ...globSync('tests/scripts/*.test.ts', { cwd: root }).flatMap((path) =>
        [...read(path).matchAll(/startScript\('([\w:-]+)'/g)].map(([, name = '']) => name),
      ),
    ]);
    const selects = Object.keys(scripts).filter((name) => /^(test|check|sizes)\b/.test(name));
    const writes = [
      'format',
      'pictures:update',
      'pictures:review',
      'surface:update',
      'guide:pictures',
      'install:pictures',
      'changeset',
      'lockfile',
    ];
    const releases = ['release:version', 'release:publish', 'pack'];
    const expected = [...started, ...selects, ...writes, ...releases];
    expect(Object.keys(scripts).filter((name) => !expected.includes(name))).toEqual([]);
  });
});
