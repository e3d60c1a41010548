import { expect, test } from 'vitest';
import { stateLink } from './stateLink.ts';

const address =
  'https://stories.example/kit/index.html?path=/story/old--one&args=size:2' +
  '&globals=theme:light;viewport.value:phone;viewport.isRotated:!false&x=1#top';
const view = { story: 'shop-lamp--dark', globals: {}, machine: null, state: null };

test('a link carries language, theme, width, machine and state', () => {
  const globals = { locale: 'id', theme: 'dark' };
  expect(stateLink(address, { ...view, globals, machine: 'lamp', state: 'lamp.off' })).toBe(
    'https://stories.example/kit/index.html?path=/story/shop-lamp--dark&args=size:2' +
      '&globals=locale:id;theme:dark;viewport.value:phone;viewport.isRotated:!false' +
      '&machine=lamp&state=lamp.off&addonPanel=saudagar/statecharts/panel',
  );
});

test('a link to a story without a machine names none', () => {
  expect(stateLink('https://stories.example/', { ...view, state: 'lamp.off' })).toBe(
    'https://stories.example/?path=/story/shop-lamp--dark',
  );
});
