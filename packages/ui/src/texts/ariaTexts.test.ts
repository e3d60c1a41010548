import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import * as enUS from 'react-aria-components/i18n/en-US';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import indonesian from '../messages/aria.id.json' with { type: 'json' };
import { ariaParts, indonesianText, replaceAriaTexts } from './ariaTexts.ts';
import type { Locale } from './locale.ts';

const listed = (enUS as unknown as { default: Record<string, Record<string, unknown>> }).default;

const texts: Record<string, Record<string, string>> = indonesian;

/** Parts that React Aria's code asks for by name, read from what is installed. */
function askedParts(): string[] {
  const asked = new Set<string>();
  for (const name of ['react-aria', 'react-stately', 'react-aria-components']) {
    const home = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
    for (const file of globSync('dist/private/**/*.mjs', { cwd: home })) {
      const source = readFileSync(join(home, file), 'utf8');
      if (!/LocalizedString|getGlobalDictionaryForPackage/.test(source)) continue;
      const calls = /(?:, |Package\()'(@react-(?:aria|stately)\/[\w-]+|react-aria-components)'\)/g;
      for (const [, part] of source.matchAll(calls)) if (part) asked.add(part);
    }
  }
  return [...asked].sort();
}

test('every part that React Aria asks for is there, or it would throw', () => {
  const asked = askedParts();
  expect(asked.length).toBeGreaterThan(20);
  expect(ariaParts).toEqual(expect.arrayContaining(asked));
});

describe.each(Object.keys(listed))('%s', (part) => {
  test.each(Object.keys(listed[part] ?? {}))('%s has an Indonesian text', (key) => {
    expect(indonesianText(texts[part], key)).toBeTruthy();
  });
});

test('no Indonesian text is left over from an older React Aria', () => {
  const own = ['focusGroup', 'focusSelected'];
  for (const [part, texts] of Object.entries(indonesian)) {
    const source = part === '@react-aria/link-preview' ? '@react-aria/previewtrigger' : part;
    const known = [...Object.keys(listed[source] ?? {}), ...own];
    expect(known).toEqual(expect.arrayContaining(Object.keys(texts)));
  }
});

describe('in a page', () => {
  let locale: Locale = 'en';
  const format = (
    part: string,
    key: string,
    values?: Record<string, string | number | boolean>,
  ) => {
    const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage(part);
    if (!dictionary) throw new Error(`React Aria found no texts for ${part}`);
    return new LocalizedStringFormatter(locale, dictionary).format(key, values);
  };

  beforeAll(() => {
    vi.stubGlobal('window', globalThis);
    replaceAriaTexts(globalThis as unknown as Record<symbol, unknown>, () => locale, indonesian);
  });

  test('a switch of language is followed, though React Aria reads the set only once', () => {
    locale = 'en';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Dismiss');
    locale = 'id';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Tutup');
    locale = 'en';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Dismiss');
  });

  test('values and counts are filled in as Indonesians write them', () => {
    locale = 'en';
    expect(format('@react-aria/toast', 'notifications', { count: 1 })).toBe('1 notification.');
    locale = 'id';
    expect(format('@react-aria/toast', 'notifications', { count: 1200 })).toBe(
      '1.200 pemberitahuan.',
    );
    expect(format('@react-aria/dnd', 'dropOnItem', { itemText: 'Foto' })).toBe('Lepas pada Foto');
  });

  test('the text with parts that come and go', () => {
    locale = 'id';
    const values = { optionText: 'Batik', groupTitle: 'Kain', groupCount: 3 };
    expect(
      format('@react-aria/combobox', 'focusAnnouncement', {
        ...values,
        isGroupChange: true,
        isSelected: true,
      }),
    ).toBe('Masuk ke grup Kain, 3 pilihan. Batik, dipilih');
    expect(
      format('@react-aria/combobox', 'focusAnnouncement', {
        ...values,
        isGroupChange: false,
        isSelected: false,
      }),
    ).toBe('Batik');
  });
});
