import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';

test('the app builds in a folder whose path holds what looks like a locale', () => {
  const { alias } = config.resolve ?? {};
  const replacements = Array.isArray(alias) ? alias.map(({ replacement }) => replacement) : [];
  expect(replacements).toContain('react');
  expect(replacements.filter(isAbsolute)).toEqual([]);
});
