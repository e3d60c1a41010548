import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** A page of a host that uses more of React Aria than the kit does, in Indonesian from the start. */
const HOST_PAGE = `
  import { installAriaTexts } from '@saudagar/ui';
  import more from '@saudagar/ui/messages/aria.more.id.json';
  import { createElement as e } from 'react';
  import { createRoot } from 'react-dom/client';
  import {
    Button, ComboBox, I18nProvider, Input, Label, ListBox, ListBoxItem, Popover,
  } from 'react-aria-components';

  const kains = ['Batik', 'Lurik', 'Tenun'].map((name) => e(ListBoxItem, { id: name, key: name }, name));
  installAriaTexts(() => 'id', more).then(() =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      e(I18nProvider, { locale: 'id-ID' },
        e(ComboBox, null,
          e(Label, null, 'Kain'), e(Input), e(Button, null, '▾'),
          e(Popover, null, e(ListBox, null, kains)))),
    ),
  );
`;

/** What a screen reader has been told so far. */
const announcementOn = (page: Page) => page.locator('[data-live-announcer]').textContent();

// SHELL-032
test('a combo box is announced in Indonesian, though React Aria has none', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: { contents: HOST_PAGE, resolveDir: join(root, 'apps/host'), loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['saudagar-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    absWorkingDir: root,
  });
  await page.setContent('<!doctype html><html lang="id"><body></body></html>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });

  const field = page.getByRole('combobox', { name: 'Kain' });
  await expect(page.getByRole('button', { name: 'Tampilkan saran' })).toBeVisible();
  await field.fill('');
  await field.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Saran' })).toBeVisible();
  await expect.poll(() => announcementOn(page)).toBe('3 pilihan tersedia.');
});
