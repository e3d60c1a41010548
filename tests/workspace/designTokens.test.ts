import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenFile } from '../../scripts/designTokens/tokenFile.ts';
import { THEMES, type TokenValue, tokenValue } from '../../scripts/designTokens/tokenValue.ts';

const sheet = readFileSync(
  join(import.meta.dirname, '../../packages/ui/src/look/tokens.css'),
  'utf8',
);

/** The sheet's custom properties with their texts; a media query's are further indented. */
const declared = new Map(
  [...sheet.matchAll(/^ {2}(--sg-[\w-]+):\s*([^;]+);/gm)].map(([, name = '', text = '']) => [
    name,
    text.replaceAll(/\s+/g, ' '),
  ]),
);

/** A token's value, written as the sheet writes it. */
function cssOf({ $type, $value }: TokenValue): string {
  switch ($type) {
    case 'color':
      return colorOf($value);
    case 'dimension':
      return lengthOf($value.value);
    case 'shadow':
      return $value
        .map(({ color, offsetX, offsetY, blur }) =>
          [offsetX, offsetY, blur]
            .map(({ value }) => (value === 0 ? '0' : `${value}px`))
            .concat(colorOf(color))
            .join(' '),
        )
        .join(', ');
    case 'fontFamily':
      return $value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
    case 'duration':
      return `${$value.value * 1000}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${$value.join(', ')})`;
    default:
      return `${$value}`;
  }
}

function colorOf({ components, alpha, hex }: { components: number[]; alpha: number; hex: string }) {
  const channels = components.map((component) => Math.round(component * 255));
  expect(hex).toBe(`#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
  return alpha === 1 ? hex : `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
}

const lengthOf = (pixels: number) => (pixels === 0 ? '0' : `${pixels / 16}rem`);

test.each(THEMES)('the %s design tokens are those of the sheet, with its values', (theme) => {
  const { $extensions, ...groups } = tokenFile(sheet, theme);
  expect($extensions).toEqual({ 'com.figma.modeName': theme === 'light' ? 'Light' : 'Dark' });
  const tokens = Object.values(groups).flatMap((group) =>
    Object.entries(group).map(([name, token]) => [`--sg-${name}`, cssOf(token)] as const),
  );
  const inTheme = [...declared].map(([name, text]) => [name, textIn(text, theme)]);
  expect(Object.fromEntries(tokens)).toEqual({
    ...Object.fromEntries(inTheme),
    '--sg-text-field': '1rem',
  });
});

/** A value with one side of each `light-dark()`. */
function textIn(text: string, theme: 'light' | 'dark'): string {
  const color = String.raw`(#\w+|rgb\([^)]*\))`;
  const pair = new RegExp(String.raw`light-dark\(${color}, ${color}\)`, 'g');
  return text.replaceAll(pair, theme === 'light' ? '$1' : '$2');
}

test('a value of no kind of design token fails the build', () => {
  expect(() => tokenValue('--sg-a', new Map([['--sg-a', 'inset']]), 'light')).toThrow(
    '--sg-a has a value of no kind of design token: inset',
  );
});
