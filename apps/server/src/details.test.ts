import { endpoints } from '@saudagar/contract';
import { expect, test } from 'vitest';
import { core } from 'zod/mini';
import { type DetailKey, detailText, fieldLabel, languageOf, texts } from './details.ts';

const keys = Object.keys(texts.en) as DetailKey[];
const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test('both languages say everything, with the same places', () => {
  expect(Object.keys(texts.id)).toEqual(keys);
  for (const key of keys) {
    expect(placesOf(texts.id[key]), key).toEqual(placesOf(texts.en[key]));
    expect(texts.id[key], key).not.toBe(texts.en[key]);
  }
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
  expect(detailText('en', 'tooShort', { label: 'Password', count: 8 })).toBe(
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
