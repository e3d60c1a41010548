import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../scripts/plantedLocale/texts.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A row of the glossary: the word of a thing, and the words it replaces. */
interface Term {
  word: string;
  forbidden: string[];
}

interface Text {
  path: string;
  text: string;
}

function readTerms(page: string): Term[] {
  const [, , ...rows] = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [, , word = '', , forbidden = ''] = row.split('|').map((cell) => cell.trim());
    return { word, forbidden: forbidden.split(', ') };
  });
}

const textsOf = (catalogue: Catalogue): string[] =>
  Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? value : textsOf(value)));

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

const terms = readTerms(read('docs/glossary.md'));
const texts = globSync('{packages,apps}/*/src/**/id.json', { cwd: root }).flatMap((path) =>
  textsOf(JSON.parse(read(path))).map((text): Text => ({ path, text })),
);

describe('the glossary and the Indonesian texts', () => {
  test('the glossary has terms, and texts to compare them with', () => {
    expect(terms.length).toBeGreaterThan(60);
    expect(texts.length).toBeGreaterThan(2000);
  });

  test('no term of the glossary comes twice or is forbidden', () => {
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
});

describe('a planted second word for a thing', () => {
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
