import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

interface Key {
  key: string;
  isComposing: boolean;
  keyCode: number;
}

/** Enter events by browser: confirming a composition, then sending the message. */
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

test.each(orders)('the Enter that confirms a composition is ignored in %s', (_, keys) => {
  const events = keys.map((key) => key as KeyboardEvent);
  expect(events.map(isComposing)).toEqual([true, false]);
  expect(events.map((nativeEvent) => isComposing({ nativeEvent }))).toEqual([true, false]);
});
