import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADVICE, createScale, exportedNames, weighEntry } from '../../scripts/scale.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-package-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Text that does not compress: a fixed series of random characters. */
function bulk(bytes: number): string {
  let seed = 7;
  return Array.from({ length: bytes }, () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
}

/** A built package of an entry, with a chunk that it fetches later. */
function writePackage(later: string): string {
  writeFileSync(join(dist, 'later.js'), `export const more = ${JSON.stringify(later)};`);
  writeFileSync(
    join(dist, 'index.js'),
    "import { useState } from 'react'; export const load = () => [useState, import('./later.js')];",
  );
  return join(dist, 'index.js');
}

test('a package within its budget passes, whatever it imports', async () => {
  const scale = createScale();
  const { all } = await weighEntry(writePackage('short'), '*');
  scale.weigh('@saudagar/small, all own code', all, 15);
  expect(scale.failures).toBe(0);
  expect(scale.lines.join()).toMatch(/^@saudagar\/small, all own code +0\.\d kB of 15$/);
});

test('a chunk fetched later counts in the total, not in the first load', async () => {
  const scale = createScale();
  const { first, all } = await weighEntry(writePackage(bulk(22_000)), '*');
  expect(first).toBeLessThan(1000);
  scale.weigh('@saudagar/large, all own code', all, 15);
  expect(scale.failures).toBe(1);
  expect(scale.lines.join()).toMatch(/ kB of 15 {2}TOO HEAVY by \d+ bytes$/);
});

test('a package is weighed by its imported part', async () => {
  const entry = join(dist, 'index.js');
  const heavy = `export const heavy = ${JSON.stringify(bulk(22_000))};`;
  writeFileSync(entry, `${heavy} export const light = 'light';`);
  expect(await exportedNames(entry)).toEqual(['heavy', 'light']);
  expect((await weighEntry(entry, 'light')).first).toBeLessThan(1000);
  expect((await weighEntry(entry, 'heavy')).first).toBeGreaterThan(15_000);
});

test('a package with side effects on import fails', async () => {
  const entry = join(dist, 'index.js');
  writeFileSync(entry, "globalThis.planted = 'here';");
  const scale = createScale();
  scale.weigh('@saudagar/busy, bare import', (await weighEntry(entry, null)).all, 0);
  expect(scale.failures).toBe(1);
});

test('a failing budget comes with advice', () => {
  expect(ADVICE).toContain('docs/decisions/024');
  expect(ADVICE).toContain('npm run sizes');
});
