import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from './actions/Button.tsx';
import { Card } from './display/Card.tsx';
import { PasswordField } from './forms/PasswordField.tsx';
import { defineTexts } from './texts/defineTexts.ts';
import { loadTexts, type TextLoader } from './texts/textSources.ts';
import { type Theme, UiProvider } from './UiProvider.tsx';

const meta = preview.meta({
  component: UiProvider,
  args: { locale: 'en', children: <PasswordField label="Password" /> },
});

/** Any Indonesian tag gives Indonesian texts. */
export const Indonesian = meta.story({
  args: { locale: 'id-ID' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Tampilkan karakter' })).toBeVisible();
  },
});

export const Dark = meta.story({ args: { theme: 'dark' } });

/** What was typed stays when language and theme are switched. */
export const Switched = meta.story({
  render: function Switching(args) {
    const [theme, setTheme] = useState<Theme>('light');
    const [locale, setLocale] = useState('en');
    return (
      <UiProvider {...args} theme={theme} locale={locale}>
        <Card style={{ display: 'grid', gap: 12 }}>
          <PasswordField label="Password" />
          <Button
            onPress={() => {
              setTheme('dark');
              setLocale('id');
            }}
          >
            Switch
          </Button>
        </Card>
      </UiProvider>
    );
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password', { exact: true });
    await userEvent.type(field, 'kain-mori');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(canvas.getByRole('button', { name: 'Tampilkan karakter' })).toBeVisible();
    await expect(field).toHaveValue('kain-mori');
    await expect(getComputedStyle(field).colorScheme).toBe('dark');
  },
});

const fetchIndonesian = fn<TextLoader<{ price: string }>>();

/** A language whose texts do not come: said once, then shown as soon as the connection is back. */
export const SwitchedLate = meta.story({
  render: function Switching(args) {
    const [locale, setLocale] = useState('en');
    return (
      <UiProvider {...args} locale={locale}>
        <Card style={{ display: 'grid', gap: 12 }}>
          <PasswordField label="Password" />
          <Button onPress={() => setLocale('id')}>Switch</Button>
        </Card>
      </UiProvider>
    );
  },
  async play({ canvas, userEvent }) {
    fetchIndonesian
      .mockReset()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: { price: 'Harga' } });
    // Code that has just come to the page.
    defineTexts('late', { en: async () => ({ default: { price: 'Price' } }), id: fetchIndonesian });
    await loadTexts('en');
    const field = await canvas.findByLabelText('Password', { exact: true });
    await userEvent.type(field, 'kain-mori');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show characters' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Tampilkan karakter' })).toBeVisible();
    await expect(field).toHaveValue('kain-mori');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pemberitahuan' }));
  },
});

/** A host rewrites any token. */
export const Rebranded = meta.story({
  args: {
    children: (
      <div style={{ '--sg-primary': '#7a1f3d', '--sg-radius': '4px' } as React.CSSProperties}>
        <Button variant="primary">Share Post</Button>
      </div>
    ),
  },
});
