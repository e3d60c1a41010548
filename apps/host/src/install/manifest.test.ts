import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@saudagar/ui';
import { expect, it } from 'vitest';
import { hostPages } from '../pages/hostPages.ts';
import { pageAt } from '../pages/page.ts';
import { DEFAULT_LOCALE } from '../storage/storageKeys.ts';

const folder = join(import.meta.dirname, '../../public');

interface Manifest {
  lang: string;
  icons: readonly { src: string; purpose: string }[];
  shortcuts: readonly { name: string; url: string; icons: readonly { src: string }[] }[];
}

// SHELL-192
it.each(LOCALES)('the manifest in %s names icons that exist and pages of members', (locale) => {
  const name = locale === DEFAULT_LOCALE ? 'manifest' : `manifest.${locale}`;
  const file = readFileSync(join(folder, `${name}.webmanifest`), 'utf8');
  const { lang, icons, shortcuts } = JSON.parse(file) as Manifest;
  expect(lang).toBe(locale);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of [...icons, ...shortcuts.flatMap((one) => one.icons)])
    expect(existsSync(join(folder, src)), src).toBe(true);
  expect(pageAt('/nowhere', hostPages.members)).toBeUndefined();
  for (const { url } of shortcuts) expect(pageAt(url, hostPages.members), url).toBeDefined();
});
