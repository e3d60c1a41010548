import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Role } from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { GuideTexts } from '../guideTexts.ts';
import { hostPages } from '../hostPages.ts';
import { menuOf } from '../page.ts';
import { pages } from '../pages.ts';
import { guidedPages, sectionId, sectionOf, sectionPath } from './sections.ts';

const PICTURE_MAX = 60_000;

/** Keys of a tree of texts, flattened. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );
}

// SHELL-098, SHELL-161–167
it('the guide has the first steps before the documented areas', () => {
  const ids = guidedPages(hostPages.members).map(sectionId);
  expect(ids[0]).toBe('getting-started');
  expect(ids).toEqual(
    expect.arrayContaining(['feed', 'groups', 'network', 'events', 'resources', 'tenders']),
  );
  expect(sectionPath(guidedPages(hostPages.members)[1] as never)).toBe('/guide#feed');
});

// SHELL-093–095
it('the guide has the Admin Center for admins and moderators alone', () => {
  const idsFor = (role: Role) => guidedPages(menuOf('main', role, hostPages)).map(sectionId);
  expect(idsFor('admin')).toContain('admin');
  expect(idsFor('moderator')).toContain('admin');
  expect(idsFor('user')).not.toContain('admin');
});

it('the guide accepts a short section with steps only', () => {
  const [page] = guidedPages(hostPages.members);
  if (!page) throw new Error('There is no section');
  const section = sectionOf(page, { title: 'Carts', intro: 'Push.', steps: { one: 'Push it.' } });
  expect(section.tasks).toEqual({ all: { steps: { one: 'Push it.' } } });
  expect(section.picture).toBe('Carts');
});

// SHELL-168, SHELL-169
describe('sections of the guide', () => {
  const guided = pages.flatMap(({ name, guide }) => (guide === 'none' ? [] : [{ name, guide }]));

  test.each(guided)(
    'the guide section $name has the same content in both languages',
    async ({ guide }) => {
      const [en, id] = await Promise.all([guide('en'), guide('id')]);
      expect(keysOf(id.default)).toEqual(keysOf(en.default));
      const texts = [en.default, id.default].map((one: GuideTexts) => JSON.stringify(one));
      expect(texts[0]).not.toBe(texts[1]);
    },
  );

  test.each(guided)(
    'the guide section $name has a picture in both languages, of up to 60 kB',
    ({ name }) => {
      for (const locale of LOCALES) {
        const file = join(import.meta.dirname, `../${name}/guide/${locale}.webp`);
        expect(existsSync(file), 'Run npm run guide:pictures').toBe(true);
        expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_MAX);
      }
    },
  );
});
