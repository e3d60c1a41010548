import { expect, test } from 'vitest';
import { core } from 'zod/mini';
import { LOCALES } from './index.ts';
import { loadKindTexts, notificationKinds } from './notificationKinds.ts';
import {
  type Area,
  areas,
  endpoints,
  fieldLabel,
  languageOf,
  type RefusalKey,
  refusalText,
} from './server.ts';

test('no two areas word the same error or name the same field', () => {
  const keysOf = (kind: 'refusals' | 'labels') =>
    areas.flatMap((area: Area) => Object.keys(area.texts.en[kind]));
  for (const kind of ['refusals', 'labels'] as const) {
    expect(new Set(keysOf(kind)).size).toBe(keysOf(kind).length);
  }
  expect(keysOf('refusals')).not.toHaveLength(0);
});

test('every kind of notification that an area names has a topic and a text', async () => {
  const named = areas.flatMap(({ notifications }: Area) =>
    notifications === 'none' ? [] : Object.entries(notifications),
  );
  expect(Object.entries(notificationKinds).sort()).toEqual(named.sort());
  const { default: texts } = await loadKindTexts('en');
  const worded = Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''));
  expect([...new Set(worded)].sort()).toEqual(Object.keys(notificationKinds).sort());
});

test('the refusal of a low role has a text at every endpoint', () => {
  for (const { name, roleRefusal } of endpoints)
    for (const locale of LOCALES)
      expect(refusalText(locale, roleRefusal as RefusalKey), name).not.toBe(roleRefusal);
});

test('every form field has a name in every language', () => {
  const fields = endpoints.flatMap(({ body, query }) =>
    [body, query].flatMap((schema) =>
      schema instanceof core.$ZodObject ? Object.keys(schema._zod.def.shape) : [],
    ),
  );
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) {
    for (const locale of LOCALES) expect(fieldLabel(locale, field), field).not.toBe(field);
  }
});

test('every placeholder of a text is filled', () => {
  expect(refusalText('en', 'tooShort', { label: 'Password', count: 8 })).toBe(
    'Password must be at least 8 characters',
  );
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['id', 'id'],
  ['id-ID,id;q=0.9,en-US;q=0.8', 'id'],
  ['en-GB,en;q=0.9,id;q=0.8', 'en'],
  ['fr,id;q=0.5,en;q=0.4', 'id'],
  ['en;q=0.3, id;q=0.7', 'id'],
  ['in', 'id'],
  ['fr-FR,de', 'en'],
  ['id;q=0', 'en'],
  ['*', 'en'],
])('Accept-Language %s selects %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
