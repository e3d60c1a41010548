import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

type Texts = { [key: string]: string | Texts };

/** Keys with the values they take; plural forms as one, since Indonesian has only one. */
function shapeOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return shapeOf(text, `${before}${key}.`);
    if (key.endsWith('_one')) return [];
    const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    return `${before}${key}(${places})`;
  });
}

test('both languages have the same texts, taking the same values', () => {
  expect(shapeOf(id).sort()).toEqual(shapeOf(en).sort());
});
