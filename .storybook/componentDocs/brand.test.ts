import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandTokens, colour } from './brand.ts';

const tokens = readFileSync(
  join(import.meta.dirname, '../../packages/ui/src/look/tokens.css'),
  'utf8',
);

test.each(brandTokens)("Storybook's frame has the kit's own %s", (token) => {
  const [, light, dark] =
    new RegExp(`--sg-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  expect([colour(token, 'light'), colour(token, 'dark')]).toEqual([light, dark]);
});
