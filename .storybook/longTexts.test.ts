import { defineTexts, loadTexts, TextsProvider } from '@saudagar/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { longTexts } from './longTexts.ts';

const catalogue = async () => ({
  default: { post: { likes_one: '{{count}} like', likes_other: '{{count}} likes' } },
});

const useTexts = defineTexts('counting', catalogue);

function Likes() {
  const { t } = useTexts();
  return [1, 2].map((count) => t('post.likes', { count })).join();
}

test('every text of a package is lengthened, by count and with its values', async () => {
  await loadTexts('en');
  const children = createElement(Likes);
  const page = createElement(TextsProvider, { locale: 'en', i18n: longTexts, children });
  expect(renderToStaticMarkup(page)).toBe('[1 lîkéöñ],[2 lîkésöñé]');
});
