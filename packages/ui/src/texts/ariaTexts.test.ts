import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type { Locale } from '@saudagar/contract';
import { build } from 'esbuild';
import * as enUS from 'react-aria-components/i18n/en-US';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import own from './aria/id.json' with { type: 'json' };
import more from './ariaMore/id.json' with { type: 'json' };
import { addAriaTexts, ariaParts, replaceAriaTexts } from './ariaTexts.ts';
import { ownInstance } from './instance.ts';

const listed = (enUS as unknown as { default: Record<string, Record<string, unknown>> }).default;

const indonesian = { ...more, ...own };
const texts: Record<string, Record<string, string>> = indonesian;

/** React Aria parts whose texts a file reads. */
function partsAskedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (!/LocalizedString|getGlobalDictionaryForPackage/.test(source)) return [];
  const calls =
    /(?:, |Package\()['"](@react-(?:aria|stately)\/[\w-]+|react-aria-components)['"]\)/g;
  return [...source.matchAll(calls)].flatMap(([, part]) => part ?? []);
}

/** React Aria parts whose texts the installed code reads by name. */
function askedParts(): string[] {
  const asked = new Set<string>();
  for (const name of ['react-aria', 'react-stately', 'react-aria-components']) {
    const home = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
    for (const file of globSync('dist/private/**/*.mjs', { cwd: home })) {
      for (const part of partsAskedIn(join(home, file))) asked.add(part);
    }
  }
  return [...asked].sort();
}

// SHELL-032
test('every part with texts that React Aria reads is available, or it would throw', () => {
  const asked = askedParts();
  expect(asked.length).toBeGreaterThan(20);
  expect(ariaParts).toEqual(expect.arrayContaining(asked));
});

// Bundling the kit is slow on a busy machine.
test('every React Aria part used by the kit has its texts at once', {
  timeout: 60_000,
}, async () => {
  const root = join(import.meta.dirname, '../../../..');
  const code = globSync(['packages/*/src/index.ts', 'apps/host/src/main.tsx'], { cwd: root });
  const { metafile } = await build({
    stdin: {
      contents: code.map((file, index) => `export * as part${index} from './${file}';`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    outdir: 'node_modules/.cache/aria',
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['saudagar-source'],
    loader: { '.css': 'empty' },
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter(
      (file) => inputs[file]?.bytesInOutput && /react-(aria|stately)/.test(file),
    ),
  );
  const asked = new Set(used.flatMap((file) => partsAskedIn(join(root, file))));
  expect(asked).toContain('@react-aria/overlays');
  expect([...asked].filter((part) => !(part in own))).toEqual([]);
});

describe.each(Object.keys(listed))('React Aria part %s', (part) => {
  test.each(Object.keys(listed[part] ?? {}))("React Aria's %s has an Indonesian text", (key) => {
    expect(texts[part]?.[key]).toBeTruthy();
  });
});

test('no Indonesian text of an older React Aria remains', () => {
  const own = ['focusGroup', 'focusSelected'];
  for (const [part, texts] of Object.entries(indonesian)) {
    const source = part === '@react-aria/link-preview' ? '@react-aria/previewtrigger' : part;
    const known = [...Object.keys(listed[source] ?? {}), ...own];
    expect(known).toEqual(expect.arrayContaining(Object.keys(texts)));
  }
});

describe('React Aria texts in a page', () => {
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
    const page = globalThis as unknown as Record<symbol, unknown>;
    addAriaTexts(ownInstance(), 'id', indonesian);
    replaceAriaTexts(page, () => locale, ownInstance());
  });

  test('React Aria texts follow a switch of language, although it reads the set once', () => {
    locale = 'en';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Dismiss');
    locale = 'id';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Tutup');
    locale = 'en';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Dismiss');
  });

  test('values and counts in React Aria texts are formatted for Indonesian', () => {
    locale = 'en';
    expect(format('@react-aria/toast', 'notifications', { count: 1 })).toBe('1 notification.');
    locale = 'id';
    expect(format('@react-aria/toast', 'notifications', { count: 1200 })).toBe(
      '1.200 pemberitahuan.',
    );
    expect(format('@react-aria/dnd', 'dropOnItem', { itemText: 'Foto' })).toBe('Lepas pada Foto');
  });

  test('a plain React Aria text stays a string, which some parts read unformatted', () => {
    const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/color');
    locale = 'id';
    expect(dictionary?.getStringForLocale('transparent', locale)).toBe('transparan');
  });

  test('a host overrides a React Aria text by a resource of its namespace', () => {
    ownInstance().addResource('en', 'react-aria', '@react-aria/overlays.dismiss', 'Shut');
    locale = 'en';
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Shut');
    ownInstance().removeResourceBundle('en', 'react-aria');
    expect(format('@react-aria/overlays', 'dismiss')).toBe('Dismiss');
  });

  test('the React Aria text with optional parts is assembled correctly', () => {
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
