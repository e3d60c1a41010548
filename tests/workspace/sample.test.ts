import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, seedOf } from '../../scripts/checks/sample.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const names = Array.from({ length: 200 }, (_, index) => `story-${index}`);
const sample = (seed: string) => drawn(seed, names, (name) => name).slice(0, 20);

test('a seed draws the same sample again, in any order of the list', () => {
  expect(sample('a')).toEqual(sample('a'));
  expect(drawn('a', names.toReversed(), (name) => name)).toEqual(drawn('a', names, (name) => name));
});

test('another seed draws another sample', () => {
  expect(sample('a')).not.toEqual(sample('b'));
});

test('the seed is the commit, which the environment overrides', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  const first = seedOf('SAMPLE_SEED', folder);
  expect(git('rev-parse', 'HEAD')).toMatch(new RegExp(`^${first}`));
  git('commit', '--quiet', '--allow-empty', '--message', 'second');
  expect(seedOf('SAMPLE_SEED', folder)).not.toBe(first);
  vi.stubEnv('SAMPLE_SEED', '7');
  expect(seedOf('SAMPLE_SEED', folder)).toBe('7');
});

test('outside a checkout the seed is the day', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
  expect(seedOf('SAMPLE_SEED', folder)).toBe('2026-03-02');
});
