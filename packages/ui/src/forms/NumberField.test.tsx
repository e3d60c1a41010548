import type { Locale } from '@saudagar/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { TextsProvider } from '../texts/TextsProvider.tsx';
import { loadTexts } from '../texts/textSources.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('id')]));

const shown = (locale: Locale, value: NumberFieldProps['value']) =>
  /value="([^"]*)"/.exec(
    renderToStaticMarkup(
      <TextsProvider locale={locale}>
        <NumberField label="Price" value={value} onChange={() => {}} least={0} most={1e12} />
      </TextsProvider>,
    ),
  )?.[1];

test('a number field formats a number for the language, and typed text stays as typed', () => {
  expect(shown('id', 1_500_000)).toBe('1.500.000');
  expect(shown('en', 1_500_000)).toBe('1,500,000');
  expect(shown('en', { text: '1.500', language: 'id' })).toBe('1.500');
  expect(shown('id', null)).toBe('');
});
