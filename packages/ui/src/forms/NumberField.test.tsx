import { I18nProvider } from 'react-aria-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';

const shown = (locale: string, value: number | null) =>
  /type="text"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*type="text"/
    .exec(
      renderToStaticMarkup(
        <I18nProvider locale={locale}>
          <NumberField label="Price" value={value} onChange={() => {}} />
        </I18nProvider>,
      ),
    )
    ?.slice(1)
    .find((text) => text !== undefined);

test('writes a number as the language does, and nothing for none', () => {
  expect(shown('id', 1_500_000)).toBe('1.500.000');
  expect(shown('en', 1_500_000)).toBe('1,500,000');
  expect(shown('id', null)).toBe('');
});
