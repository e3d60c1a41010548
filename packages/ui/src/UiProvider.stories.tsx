import preview from '@saudagar/storybook/preview';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './actions/Button.tsx';
import { Card } from './display/Card.tsx';
import { PasswordField } from './forms/PasswordField.tsx';
import { useNotifier } from './notices/NotifierContext.ts';
import { defineTexts } from './texts/defineTexts.ts';
import { loadTexts, type TextLoader } from './texts/textSources.ts';
import { useTexts } from './texts/useTexts.ts';
import { UiProvider } from './UiProvider.tsx';
import type { Theme } from './usePageTheme.ts';

const meta = preview.meta({
  title: 'Provider (language, theme, tokens)',
  component: UiProvider,
  args: { locale: 'en', children: <PasswordField label="Password" /> },
});

/** Any Indonesian language tag selects Indonesian texts. */
export const Indonesian = meta.story({
  name: 'Everything in Indonesian',
  args: { locale: 'id-ID' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Tampilkan kata sandi' })).toBeVisible();
  },
});

export const Dark = meta.story({ name: 'Dark theme (dark mode)', args: { theme: 'dark' } });

/** On a page of another theme the kit brings its own background; on one of its theme it paints none. */
export const OtherThemeThanPage = meta.story({
  name: 'Other theme than the page',
  tags: ['no-picture'],
  render: (args) => (
    <div style={{ colorScheme: 'light' }}>
      <UiProvider {...args} theme="dark" className="on-light" />
      <UiProvider {...args} theme="light" className="on-its-own" />
      <UiProvider {...args} theme="page" className="as-the-page" />
    </div>
  ),
  async play({ canvasElement }) {
    const root = (name: string) => canvasElement.querySelector(`.${name}`);
    await waitFor(() => expect(root('on-light')).toHaveAttribute('data-sg-surface'));
    await expect(root('on-its-own')).not.toHaveAttribute('data-sg-surface');
    await expect(root('as-the-page')).not.toHaveAttribute('data-sg-surface');
  },
});

/** Input is preserved when language and theme are switched. */
export const Switched = meta.story({
  name: 'Language and theme switched, input kept',
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
    await expect(canvas.getByRole('button', { name: 'Tampilkan kata sandi' })).toBeVisible();
    await expect(field).toHaveValue('kain-mori');
    await expect(getComputedStyle(field).colorScheme).toBe('dark');
  },
});

const fetchIndonesian = fn<TextLoader<{ price: string }>>();

/** Texts of a language fail to load: reported once, then shown when the connection returns. */
export const SwitchedLate = meta.story({
  name: 'Language loads late (texts failed to load)',
  tags: ['failed'],
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
    // Code loaded after the page.
    defineTexts('late', async (locale) =>
      locale === 'id' ? fetchIndonesian(locale) : { default: { price: 'Price' } },
    );
    await loadTexts('en');
    const field = await canvas.findByLabelText('Password', { exact: true });
    await userEvent.type(field, 'kain-mori');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show characters' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Tampilkan kata sandi' })).toBeVisible();
    await expect(field).toHaveValue('kain-mori');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pemberitahuan' }));
  },
});

const hostTexts = createInstance();
void hostTexts.init({
  lng: 'en',
  resources: { en: { ui: { password: { show: 'Reveal what I typed' } } } },
});

/** A host overrides a text by a resource for the package's namespace; all others remain. */
export const Reworded = meta.story({
  name: "A host's own words",
  args: { i18n: hostTexts },
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Reveal what I typed' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Hide characters');
  },
});

/** An open toast follows a switch of language. */
export const NoticeSwitched = meta.story({
  name: 'Language switched while a toast is open',
  render: function Switching(args) {
    const [locale, setLocale] = useState('en');
    return (
      <UiProvider {...args} locale={locale}>
        <Teller />
        <Button onPress={() => setLocale('id')}>Switch</Button>
      </UiProvider>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('1,200 notices');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('1.200 pemberitahuan'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pemberitahuan' }));
  },
});

/** Shows a text by its key. */
function Teller() {
  const { lazy } = useTexts();
  const notifier = useNotifier();
  const duration = Number.POSITIVE_INFINITY;
  return (
    <Button onPress={() => notifier.error(lazy('notices', { count: 1200 }), { duration })}>
      Tell
    </Button>
  );
}

/** A host overrides any token. */
export const Rebranded = meta.story({
  name: "A host's own colours (branding)",
  args: {
    children: (
      <div style={{ '--sg-primary': '#7a1f3d', '--sg-radius': '4px' } as React.CSSProperties}>
        <Button variant="primary">Share Post</Button>
      </div>
    ),
  },
});
