import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, NO_LIMITS, parseLimits } from './limits.ts';

test('what is not named keeps its default', () => {
  expect(parseLimits('post=60/10m, register=off,upload=5/1d')).toEqual({
    ...DEFAULT_LIMITS,
    post: { most: 60, seconds: 600 },
    register: null,
    upload: { most: 5, seconds: 86_400 },
  });
});

test('off is off', () => {
  expect(parseLimits('off')).toEqual(NO_LIMITS);
  expect(Object.values(NO_LIMITS).every((limit) => limit === null)).toBe(true);
});

test.each([
  'post',
  'post=',
  'post=0/10m',
  'post=1/0m',
  'post=1/10',
  'posts=1/10m',
  'post=-1/1m',
  ',',
])('%s is refused in words', (text) => {
  expect(() => parseLimits(text)).toThrow(/like post=60\/10m, of loginPair, .*is none$/);
});
