import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AVATAR_LIFETIME, createAvatarCache } from './avatarCache.ts';

const photo = new Blob(['photo'], { type: 'image/jpeg' });
let time = 0;
let made = 0;
const revoked: string[] = [];

beforeEach(() => {
  time = 1_000_000;
  made = 0;
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => vi.restoreAllMocks());

const newCache = () => createAvatarCache(() => time);

describe('the photo cache', () => {
  // WID-020, WID-021
  test('a photo is fetched once in five minutes', async () => {
    const cache = newCache();
    const fetchAvatar = vi.fn(async () => photo);
    expect(await cache.address('siti/small', fetchAvatar)).toBe('blob:1');
    time += AVATAR_LIFETIME - 1;
    expect(await cache.address('siti/small', fetchAvatar)).toBe('blob:1');
    expect(fetchAvatar).toHaveBeenCalledOnce();

    time += 1;
    expect(await cache.address('siti/small', fetchAvatar)).toBe('blob:2');
    expect(fetchAvatar).toHaveBeenCalledTimes(2);
    expect(AVATAR_LIFETIME).toBe(300_000);
  });

  test('viewers of one photo share a fetch, other photos have their own', async () => {
    const cache = newCache();
    const fetchAvatar = vi.fn(async () => photo);
    const addresses = await Promise.all([
      cache.address('siti/small', fetchAvatar),
      cache.address('siti/small', fetchAvatar),
      cache.address('siti/large', fetchAvatar),
    ]);
    expect(addresses).toEqual(['blob:1', 'blob:1', 'blob:2']);
    expect(fetchAvatar).toHaveBeenCalledTimes(2);
  });

  // WID-013
  test('each fetch of a photo has another version', async () => {
    const cache = newCache();
    const fetchAvatar = vi.fn(async (_version: string) => photo);
    await cache.address('siti/small', fetchAvatar);
    time += AVATAR_LIFETIME;
    await cache.address('siti/small', fetchAvatar);
    const [first, second] = fetchAvatar.mock.calls.map(([version]) => version);
    expect(first).not.toBe(second);
  });

  test('old photos are released as others are requested', async () => {
    const cache = newCache();
    await cache.address('siti/small', async () => photo);
    time += AVATAR_LIFETIME;
    await cache.address('budi/small', async () => photo);
    expect(revoked).toEqual(['blob:1']);
  });

  test('a failed fetch is not cached', async () => {
    const cache = newCache();
    await expect(
      cache.address('siti/small', () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(await cache.address('siti/small', async () => photo)).toBe('blob:1');
  });

  test('clearing releases all photos, also those still loading', async () => {
    const cache = newCache();
    await cache.address('siti/small', async () => photo);
    const late = Promise.withResolvers<Blob>();
    const address = cache.address('budi/small', () => late.promise);
    cache.clear();
    late.resolve(photo);
    await address;
    await Promise.resolve();
    expect(revoked).toEqual(['blob:1', 'blob:2']);
  });

  test('a fetch that fails after a clear keeps the newer one', async () => {
    const cache = newCache();
    const late = Promise.withResolvers<Blob>();
    const rejected = cache.address('siti/small', () => late.promise);
    cache.clear();
    await cache.address('siti/small', async () => photo);
    late.reject(new Error('no'));
    await expect(rejected).rejects.toThrow('no');
    const fetchAvatar = vi.fn(async () => photo);
    expect(await cache.address('siti/small', fetchAvatar)).toBe('blob:1');
    expect(fetchAvatar).not.toHaveBeenCalled();
  });
});
