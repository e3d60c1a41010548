import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

interface Key {
  key: string;
  isComposing: boolean;
  keyCode: number;
}

/** The Enters that the browsers send when a composition is confirmed, and then the message is sent. */
const orders: [browser: string, keys: Key[]][] = [
  [
    'Chrome and Firefox: keydown, compositionend, keydown',
    [
      { key: 'Enter', isComposing: true, keyCode: 229 },
      { key: 'Enter', isComposing: false, keyCode: 13 },
    ],
  ],
  [
    'Safari: compositionend, keydown, keydown',
    [
      { key: 'Enter', isComposing: false, keyCode: 229 },
      { key: 'Enter', isComposing: false, keyCode: 13 },
    ],
  ],
];

test.each(orders)('only the second Enter is an Enter in %s', (_, keys) => {
  const events = keys.map((key) => key as KeyboardEvent);
  expect(events.map(isComposing)).toEqual([true, false]);
  expect(events.map((nativeEvent) => isComposing({ nativeEvent }))).toEqual([true, false]);
});
