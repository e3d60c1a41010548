import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from '../../apps/server/src/areas/areas.ts';

const stories = readFileSync(
  join(import.meta.dirname, '../../.storybook/mails/Mails.stories.tsx'),
  'utf8',
);

it('every kind of mail that the server sends has a story', () => {
  const shown = [...stories.matchAll(/^ {4}kind: '(\w+)'/gm)].map(([, kind]) => kind);
  const sent = areas.flatMap(({ letters }) => Object.keys(letters ?? {}));
  expect([...new Set(shown)].sort()).toEqual(sent.sort());
});
