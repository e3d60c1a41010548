import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, NO_LIMITS, parseLimits } from './limits.ts';

test('a limit that is not named keeps its default', () => {
  expect(parseLimits('post=60/10m, register=off,upload=5/1d')).toEqual({
    ...DEFAULT_LIMITS,
    post: { most: 60, seconds: 600 },
    register: null,
    upload: { most: 5, seconds: 86_400 },
  });
});

test('the value off switches limits off', () => {
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
])('the limits %s are refused with an explanation', (text) => {
  expect(() => parseLimits(text)).toThrow(/like post=60\/10m, of loginDevice, .*is none$/);
});
