import { expect, test } from 'vitest';
import { core } from 'zod/mini';
import { notificationTexts } from './notificationTexts.ts';
import {
  type Area,
  areas,
  endpoints,
  fieldLabel,
  labels,
  languageOf,
  refusals,
  refusalText,
} from './server.ts';

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test('both languages word every refusal, with the same places', () => {
  for (const [key, { en, id }] of Object.entries(refusals)) {
    expect(placesOf(id), key).toEqual(placesOf(en));
    expect(id, key).not.toBe(en);
  }
});

test('no two areas word the same refusal or name the same field', () => {
  const keysOf = (kind: 'refusals' | 'labels') =>
    areas.flatMap((area: Area) => Object.keys(area[kind]));
  for (const kind of ['refusals', 'labels'] as const) {
    expect(new Set(keysOf(kind)).size).toBe(keysOf(kind).length);
  }
  expect(Object.keys(labels).length).toBeGreaterThan(keysOf('labels').length);
});

test('the texts of notifications are those of the areas', () => {
  const named = areas.flatMap(({ notifications }: Area) =>
    notifications === 'none' ? [] : Object.entries(notifications),
  );
  expect(Object.entries(notificationTexts).sort()).toEqual(named.sort());
});

test('every field a member fills in has a name in both languages', () => {
  const fields = endpoints.flatMap(({ body, query }) =>
    [body, query].flatMap((schema) =>
      schema instanceof core.$ZodObject ? Object.keys(schema._zod.def.shape) : [],
    ),
  );
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) {
    expect(fieldLabel('en', field), field).not.toBe(field);
    expect(fieldLabel('id', field), field).not.toBe(field);
  }
});

test('places are filled', () => {
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
])('Accept-Language %s asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
