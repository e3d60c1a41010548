import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST_FILES } from '@saudagar/contract';
import { acceptedTypes } from '@saudagar/files/machines';
import { LOCALES } from '@saudagar/ui';
import { expect, it } from 'vitest';
import { hostPages } from '../pages/hostPages.ts';
import { pageAt } from '../pages/page.ts';
import { SHARE_PATH } from '../share/sharedContent.ts';
import { DEFAULT_LOCALE } from '../storage/storageKeys.ts';

const folder = join(import.meta.dirname, '../../public');

interface Manifest {
  lang: string;
  icons: readonly { src: string; purpose: string }[];
  screenshots: readonly { src: string; sizes: string; form_factor: string }[];
  share_target: {
    action: string;
    params: { files: readonly { name: string; accept: readonly string[] }[] };
  };
  shortcuts: readonly { name: string; url: string; icons: readonly { src: string }[] }[];
}

function manifestIn(locale: string): Manifest {
  const name = locale === DEFAULT_LOCALE ? 'manifest' : `manifest.${locale}`;
  return JSON.parse(readFileSync(join(folder, `${name}.webmanifest`), 'utf8'));
}

// SHELL-192
it.each(LOCALES)('the manifest in %s shows pictures in that language, of their size', (locale) => {
  const { screenshots } = manifestIn(locale);
  const forms = screenshots.map(({ form_factor }) => form_factor);
  expect(forms).toEqual(['narrow', 'narrow', 'wide']);
  for (const { src, sizes } of screenshots) {
    expect(src).toContain(`-${locale}.webp`);
    const picture = readFileSync(join(folder, src));
    expect(picture.length, src).toBeLessThanOrEqual(150_000);
    expect(sizeOf(picture), src).toBe(sizes);
  }
});

/** Width and height in the extended header of a WebP. */
const sizeOf = (webp: Buffer) => [24, 27].map((at) => webp.readUIntLE(at, 3) + 1).join('x');

// SHELL-196
it.each(LOCALES)('the manifest in %s takes the files that a post takes', (locale) => {
  const { share_target } = manifestIn(locale);
  expect(share_target.action).toBe(SHARE_PATH);
  expect(share_target.params.files).toEqual([{ name: 'files', accept: acceptedTypes(POST_FILES) }]);
});

// SHELL-192
it.each(LOCALES)('the manifest in %s names icons that exist and pages of members', (locale) => {
  const { lang, icons, shortcuts } = manifestIn(locale);
  expect(lang).toBe(locale);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of [...icons, ...shortcuts.flatMap((one) => one.icons)])
    expect(existsSync(join(folder, src)), src).toBe(true);
  expect(pageAt('/nowhere', hostPages.members)).toBeUndefined();
  for (const { url } of shortcuts) expect(pageAt(url, hostPages.members), url).toBeDefined();
});
