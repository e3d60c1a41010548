import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSigner, type SignedParts, storedSigningKey } from './signing.ts';

const start = new Date('2026-11-21T07:00:00Z').getTime();
let moment = start;
const signer = createSigner('a key', () => new Date(moment));
const minutes = (count: number) => count * 60_000;

function partsOf(address: string): [path: string, parts: SignedParts] {
  const url = new URL(address, 'http://server');
  return [url.pathname, Object.fromEntries(url.searchParams)];
}

test('a signed address stays the same for an hour, so browsers can cache it', () => {
  moment = start + minutes(1);
  const early = signer.sign('/api/files/1');
  moment = start + minutes(59);
  expect(signer.sign('/api/files/1')).toBe(early);
  moment = start + minutes(60);
  expect(signer.sign('/api/files/1')).not.toBe(early);
});

test('a path has a different signed address for each version, and without one', () => {
  moment = start + minutes(61);
  const addresses = [undefined, 'first', 'second', undefined, 'first'].map((version) =>
    signer.sign('/api/photo/1', version),
  );
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect(signer.verify(...partsOf(address))).toBe(true);
});

test('a signed address is valid for at least one hour and at most two', () => {
  moment = start + minutes(59);
  const [path, parts] = partsOf(signer.sign('/api/files/1'));
  moment = start + minutes(119);
  expect(signer.verify(path, parts)).toBe(true);
  moment = start + minutes(120);
  expect(signer.verify(path, parts)).toBe(false);
});

test('a changed path, time, version, signature or key invalidates an address', () => {
  moment = start;
  const [path, parts] = partsOf(signer.sign('/api/photo/1', 'first'));
  expect(signer.verify(path, parts)).toBe(true);
  expect(signer.verify('/api/photo/2', parts)).toBe(false);
  expect(signer.verify(path, { ...parts, expires: String(Number(parts.expires) + 1) })).toBe(false);
  expect(signer.verify(path, { ...parts, expires: '9'.repeat(30) })).toBe(false);
  expect(signer.verify(path, { ...parts, v: 'second' })).toBe(false);
  expect(signer.verify(path, { ...parts, signature: 'f'.repeat(32) })).toBe(false);
  expect(signer.verify(path, { ...parts, signature: '' })).toBe(false);
  expect(signer.verify(path, {})).toBe(false);
  const other = createSigner('another key', () => new Date(moment));
  expect(other.verify(path, parts)).toBe(false);
});

describe('the key in a data folder', () => {
  let folder: string;
  const path = () => join(folder, 'signing.key');
  const modeOf = async () => (await stat(path())).mode & 0o777;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the signing key is made once and readable by its owner only', async () => {
    const key = await storedSigningKey(folder);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await storedSigningKey(folder)).toBe(key);
    expect(await modeOf()).toBe(0o600);
    expect(await readdir(folder)).toEqual(['signing.key']);
  });

  test('processes that start at once share one signing key', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => storedSigningKey(folder)));
    expect(new Set(keys).size).toBe(1);
  });

  test('a signing key readable by others becomes private', async () => {
    await writeFile(path(), 'k'.repeat(64));
    await chmod(path(), 0o644);
    expect(await storedSigningKey(folder)).toBe('k'.repeat(64));
    expect(await modeOf()).toBe(0o600);
  });

  test('an empty signing key is not used, because it could be guessed', async () => {
    await writeFile(path(), '');
    await expect(storedSigningKey(folder)).rejects.toThrow(/holds no key/);
  });
});
