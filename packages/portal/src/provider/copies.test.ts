import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../package.json');
  vi.resetModules();
});

/** Loads another copy of the package, as a bundler with two of them does. */
async function loadCopy(version: string) {
  vi.resetModules();
  vi.doMock('../../package.json', () => ({ default: { version } }));
  return import('./copies.ts');
}

test('several providers of one copy can coexist', async () => {
  const { showCopy } = await loadCopy('1.0.0');
  const leave = [showCopy(), showCopy()];
  for (const one of leave) one();
});

test('a second copy throws an error that names both versions', async () => {
  const first = await loadCopy('1.0.0');
  const second = await loadCopy('1.2.0');
  const leave = first.showCopy();
  expect(() => second.showCopy()).toThrow(/1\.0\.0 and 1\.2\.0/);
  expect(() => second.refuseOtherCopies()).toThrow(/1\.0\.0 and 1\.2\.0/);
  leave();
  second.showCopy()();
});
