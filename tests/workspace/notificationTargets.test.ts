import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationKinds } from '@saudagar/contract/notifications';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../apps/host/src/pages/notifications/targets');

it('every kind of notification has a story of what it opens', () => {
  const stories = globSync('*.stories.tsx', { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const shown = [...stories.matchAll(/\bkind: '(\w+)'/g)].map(([, kind]) => kind);
  expect(shown.sort()).toEqual(Object.keys(notificationKinds).sort());
});
