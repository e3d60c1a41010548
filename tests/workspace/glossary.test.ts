import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../scripts/plantedLocale/texts.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A row of the glossary: a term, and the words it replaces. */
interface Term {
  word: string;
  forbidden: string[];
}

interface Text {
  path: string;
  text: string;
}

interface Pair {
  key: string;
  en: string;
  id: string;
}

/** Lists of names that several catalogues share: their words are the same in each. */
const NAMES = /^(types|reasons|roles|status|statuses)\.[^.]+$/;

function readTerms(page: string): Term[] {
  const [, , ...rows] = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [, , word = '', , forbidden = ''] = row.split('|').map((cell) => cell.trim());
    return { word, forbidden: forbidden.split(', ') };
  });
}

const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const readCatalogue = (path: string) => flatten(JSON.parse(read(path)));

function hasWord(text: string, word: string): boolean {
  const plain = text.replace(/\{\{\w+\}\}/g, '').toLowerCase();
  const escaped = RegExp.escape(word.toLowerCase());
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u').test(plain);
}

function forbiddenWords(terms: readonly Term[], texts: readonly Text[]): string[] {
  return terms.flatMap(({ word, forbidden }) =>
    forbidden.flatMap((other) =>
      texts
        .filter(({ text }) => hasWord(text, other))
        .map(({ path, text }) => `${path}: "${text}" says ${other}. The glossary says ${word}`),
    ),
  );
}

/** English names that have two Indonesian words, with both. */
function namedTwice(pairs: readonly Pair[]): string[] {
  const names = Map.groupBy(
    pairs.filter(({ key }) => NAMES.test(key)),
    ({ en }) => en,
  );
  return [...names].flatMap(([en, found]) => {
    const words = new Set(found.map(({ id }) => id));
    return words.size > 1 ? `${en} is ${[...words].join(' and ')}. Choose one` : [];
  });
}

/** Failures whose Indonesian reads otherwise, such as a decision. */
const hiddenFailures = (pairs: readonly Pair[]) =>
  pairs
    .filter(({ en, id }) => /^(Failed to|Error \w+ing) /.test(en) && !id.startsWith('Gagal '))
    .map(({ en, id }) => `"${id}" for "${en}" does not begin with Gagal`);

const terms = readTerms(read('docs/glossary.md'));
const texts = globSync('{packages,apps}/*/src/**/id.json', { cwd: root }).flatMap((path) =>
  readCatalogue(path).map(([, text]): Text => ({ path, text })),
);
const pairs = globSync('{packages,apps}/*/src/**/en.json', { cwd: root }).flatMap((path) => {
  const indonesian = new Map(readCatalogue(path.replace(/en\.json$/, 'id.json')));
  return readCatalogue(path).flatMap(([key, en]): Pair[] => {
    const id = indonesian.get(key);
    return id === undefined ? [] : [{ key, en, id }];
  });
});

describe('the glossary and the Indonesian texts', () => {
  test('the glossary has terms, and texts to compare them with', () => {
    expect(terms.length).toBeGreaterThan(60);
    expect(texts.length).toBeGreaterThan(2000);
  });

  test('no term of the glossary is repeated or forbidden', () => {
    const words = terms.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)]);
    expect(
      terms.flatMap(({ forbidden }) => forbidden).filter((one) => words.includes(one)),
    ).toEqual([]);
  });

  test('some Indonesian text uses each term of the glossary', () => {
    const unused = terms.filter(({ word }) => !texts.some(({ text }) => hasWord(text, word)));
    expect(unused.map(({ word }) => word)).toEqual([]);
  });

  test('no Indonesian text has a forbidden word', () => {
    expect(forbiddenWords(terms, texts)).toEqual([]);
  });

  test('a name of a list has the same Indonesian everywhere', () => {
    expect(pairs.length).toBeGreaterThan(2000);
    expect(namedTwice(pairs)).toEqual([]);
  });

  test('every Indonesian failure begins with Gagal', () => {
    expect(hiddenFailures(pairs)).toEqual([]);
  });
});

describe('a planted second word for a term', () => {
  const planted = readTerms(
    [
      '| English | Indonesian | Meaning | Not |',
      '| --- | --- | --- | --- |',
      '| tag | tag | a word that sorts things | label |',
      '| feedback | tanggapan | an answer | umpan balik, feedback |',
    ].join('\n'),
  );
  const complaints = (text: string) => forbiddenWords(planted, [{ path: 'id.json', text }]);

  test.each([
    ['Cari label', 'id.json: "Cari label" says label. The glossary says tag'],
    ['Label: {{name}}', 'id.json: "Label: {{name}}" says label. The glossary says tag'],
    [
      'Beri Umpan Balik.',
      'id.json: "Beri Umpan Balik." says umpan balik. The glossary says tanggapan',
    ],
  ])('a second word is found in "%s"', (text, complaint) => {
    expect(complaints(text)).toEqual([complaint]);
  });

  test.each(['Cari tag', 'Melabeli barang', '{{label}} wajib diisi'])(
    'no second word is found in "%s"',
    (text) => {
      expect(complaints(text)).toEqual([]);
    },
  );
});

test('a planted name with two words, and a failure that reads as a decision, are found', () => {
  const planted = [
    { key: 'types.file', en: 'File', id: 'File' },
    { key: 'types.post', en: 'Post', id: 'Postingan' },
    { key: 'types.post', en: 'Post', id: 'Kiriman' },
    { key: 'title', en: 'Post', id: 'Kirim' },
    { key: 'save.failed', en: 'Failed to save', id: 'Gagal menyimpan' },
    { key: 'create.failed', en: 'Failed to create group', id: 'Grup tidak dibuat' },
  ];
  expect(namedTwice(planted)).toEqual(['Post is Postingan and Kiriman. Choose one']);
  expect(hiddenFailures(planted)).toEqual([
    '"Grup tidak dibuat" for "Failed to create group" does not begin with Gagal',
  ]);
});
