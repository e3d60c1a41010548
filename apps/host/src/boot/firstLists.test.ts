import { describe, expect, it } from 'vitest';
import { firstListOf, rememberFirstList } from './firstLists.ts';

function emptyStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

const known = { '/': '/api/posts', '/feed': '/api/posts' };
const feed = { pathname: '/feed', search: '' };

describe('the list that a page asks for first', () => {
  it('is the one it asked for last time, with its order and filters', () => {
    const storage = emptyStorage();
    expect(firstListOf('/feed', known, storage)).toBeNull();
    rememberFirstList(feed, '/api/posts', known, storage);
    expect(firstListOf('/feed', known, storage)).toBe('/api/posts');
    rememberFirstList(feed, '/api/posts?sort=popular&filter=image', known, storage);
    expect(firstListOf('/feed', known, storage)).toBe('/api/posts?sort=popular&filter=image');
    expect(firstListOf('/', known, storage)).toBeNull();
  });

  it('is no later page, no other call, and nothing that the address asked for', () => {
    const storage = emptyStorage();
    rememberFirstList(feed, '/api/posts?sort=popular&cursor=abc', known, storage);
    rememberFirstList(feed, '/api/posts?cursor=abc', known, storage);
    rememberFirstList(feed, '/api/auth/me', known, storage);
    rememberFirstList(feed, '/api/posts/7/comments', known, storage);
    rememberFirstList(
      { pathname: '/feed', search: '?hashtag=batik' },
      '/api/posts',
      known,
      storage,
    );
    rememberFirstList({ pathname: '/login', search: '' }, '/api/posts', known, storage);
    expect(firstListOf('/feed', known, storage)).toBeNull();
    expect(firstListOf('/login', known, storage)).toBeNull();
  });

  it('is not there where storage is damaged or full', () => {
    const storage = { ...emptyStorage(), getItem: () => '{"/feed":' };
    expect(firstListOf('/feed', known, storage)).toBeNull();
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => rememberFirstList(feed, '/api/posts', known, full)).not.toThrow();
  });
});
