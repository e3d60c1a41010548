import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, localeName, localeOf } from '@saudagar/contract';
import {
  areas,
  attendeeTable,
  csvOptions,
  fieldLabel,
  matchReasons,
  refusalText,
} from '@saudagar/contract/server';
import { formatNumber, installAriaTexts, loadTexts, TextsProvider } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Host, HostContext } from '../../apps/host/src/HostContext.ts';
import { LanguageSelect } from '../../apps/host/src/language/LanguageSelect.tsx';
import { useTexts as usePostTexts } from '../../packages/posts/src/texts.ts';
import { AmountInWords } from '../../packages/ui/src/forms/AmountInWords.tsx';
import { formatMoment } from '../../packages/ui/src/time/relativeTime.ts';
import { complaintsAboutMessages } from '../../scripts/conventions/catalogues.ts';
import { type Catalogue, lengthened, plantedCatalogue } from '../../scripts/plantedLocale/texts.ts';

/** The planted language, which is not among the types. */
const planted = 'pl' as Locale;
const root = join(import.meta.dirname, '../..');
const catalogues = globSync('{{packages,apps}/*,mocks}/src/**/{messages,guide}/en.json', {
  cwd: root,
});

const Comments = () => {
  const { t } = usePostTexts();
  return [1, 2, 5].map((count) => t('comments.count', { count })).join(', ');
};

const render = (children: ReactNode) =>
  renderToStaticMarkup(<TextsProvider locale={planted}>{children}</TextsProvider>);

test('a line in the table of languages adds a language to the product', () => {
  expect(LOCALES).toEqual(['en', 'id', 'pl']);
  expect(localeName(planted)).toBe('Polski');
  expect(localeOf('pl-PL')).toBe('pl');
});

test.each(catalogues)('%s gives a planted language all texts and plural forms', (path) => {
  const en = JSON.parse(readFileSync(join(root, path), 'utf8')) as Catalogue;
  const texts = { en, id: en, pl: plantedCatalogue(en, planted) };
  const complaints = complaintsAboutMessages({ texts, isRead: () => true });
  expect(complaints.filter((complaint) => complaint.startsWith('pl'))).toEqual([]);
});

test('the language select offers a planted language, and counts take its forms', async () => {
  await loadTexts(planted);
  const select = render(
    <HostContext value={{} as Host}>
      <LanguageSelect />
    </HostContext>,
  );
  expect(select).toContain('<option value="pl" lang="pl" selected="">Polski</option>');
  expect(select).toContain(`aria-label="${lengthened('Language')}"`);
  const one = lengthened('{{count}} comment').replace('{{count}}', '1');
  const more = (count: string) => lengthened('{{count}} comments').replace('{{count}}', count);
  expect(render(<Comments />)).toBe(`${one} one, ${more('2')} few, ${more('5')} many`);
});

test('dates, numbers and amounts follow the planted language', () => {
  const moment = new Date('2026-11-25T03:00:00Z');
  expect(formatMoment(moment, planted)).toContain('listopad');
  expect(formatNumber(1_234_567.8, planted)).toBe('1\u00a0234\u00a0567,8');
  // The language has no words for numbers: the amount is shown alone.
  const amount = <AmountInWords value={1500} currency="IDR" amount="1500 IDR" />;
  expect(render(amount)).toBe('1500 IDR');
});

test('tables, refusals, labels and reasons come in the planted language', () => {
  const reader = { language: planted, timeZone: 'Asia/Jakarta' };
  expect(csvOptions(reader).delimiter).toBe(';');
  expect(attendeeTable([], reader, true)[0]?.[0]).toBe(lengthened('Name'));
  for (const area of areas)
    expect(Object.values(area.texts[planted].refusals).every((text) => text !== '')).toBe(true);
  const label = fieldLabel(planted, 'email');
  expect(label).toBe(lengthened('Email'));
  expect(refusalText(planted, 'required', { label })).toContain(label);
  const reasons = [1, 2, 5].map((mutual) => {
    const match = { industries: [], region: null, mutual };
    return matchReasons(match, planted)[0]?.details.split(' ').at(-1);
  });
  expect(reasons).toEqual(['one', 'few', 'many']);
});

test('React Aria announces in English when a language has no texts for it', async () => {
  let locale: Locale = 'id';
  await installAriaTexts(() => locale);
  const page = globalThis as unknown as Record<symbol, Record<string, { dismiss: string }>>;
  const dismiss = () =>
    page[Symbol.for('react-aria.i18n.strings')]?.['@react-aria/overlays']?.dismiss;
  expect(dismiss()).toBe('Tutup');
  locale = planted;
  await expect(installAriaTexts(() => locale)).rejects.toThrow('pl.json');
  expect(dismiss()).toBe('Dismiss');
});
