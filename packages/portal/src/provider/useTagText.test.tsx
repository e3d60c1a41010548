import { loadTexts, UiProvider } from '@saudagar/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTagText } from './useTagText.ts';

const TAGS = ['wood', ' Trade Show ', 'Legal & Compliance', 'Batik: $t(home)', 'constructor'];

function Tags() {
  return TAGS.map(useTagText()).join(' | ');
}

test.each([
  ['en', 'Wood | Trade Show | Legal &amp; Compliance | Batik: $t(home) | constructor'],
  ['id', 'Kayu | Pameran dagang | Hukum &amp; Kepatuhan | Batik: $t(home) | constructor'],
] as const)(
  'known tags and categories are translated, free tags not (%s)',
  async (locale, text) => {
    await loadTexts(locale);
    const html = renderToStaticMarkup(
      <UiProvider locale={locale}>
        <Tags />
      </UiProvider>,
    );
    expect(html).toContain(`>${text}<`);
  },
);
