import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AVATAR_COLOURS } from '../people/initials.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

/** A token's colour in a theme, as channels from 0 to 255. */
function colour(token: string, theme: (typeof themes)[number]): [number, number, number] {
  const pair = new RegExp(`--sg-${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const hex = pair?.[theme === 'light' ? 1 : 2];
  if (!hex) throw new Error(`no pair of colours called --sg-${token}`);
  const channel = (offset: number) => Number.parseInt(hex.slice(offset, offset + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: (typeof themes)[number]): number {
  const [light, dark] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover'];
const on = (ink: string, grounds: string[]) => grounds.map((ground) => [ink, ground] as const);

/** Text and background pairs; 4.5:1 (WCAG 1.4.3). */
const texts = [
  ...on('ink', [...papers, 'surface-pressed']),
  ...on('ink-soft', [...papers, 'surface-pressed']),
  ...on('ink-placeholder', ['surface', 'surface-raised']),
  ...on('link', papers),
  ...on('danger', papers),
  ...on('success', ['surface', 'surface-raised']),
  ...on('info', ['surface', 'surface-raised']),
  ...on('on-primary', ['primary', 'primary-hover', 'primary-pressed']),
  ...on('on-danger', ['danger', 'danger-hover', 'danger-pressed']),
  ...on('on-primary-soft', ['primary-soft', 'primary-soft-hover']),
  ...on('on-accent-soft', ['accent-soft']),
  ...on('on-danger-soft', ['danger-soft']),
  ...on('on-success-soft', ['success-soft']),
  ...on('on-info-soft', ['info-soft']),
  // Every avatar colour (WID-024).
  ...Array.from(
    { length: AVATAR_COLOURS },
    (_, offset) => ['on-avatar', `avatar-${offset + 1}`] as const,
  ),
];

/** Control borders, focus rings and meaningful fills; 3:1 (WCAG 1.4.11). */
const shapes = [
  ...on('line-strong', ['page', 'surface', 'surface-raised']),
  ...on('focus', [...papers, 'primary-soft', 'danger-soft']),
  ...on('primary', papers),
];

describe.each(themes)('contrast of the %s theme', (theme) => {
  test.each(texts)('text in %s has sufficient contrast on %s', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s has sufficient contrast against %s', (shape, ground) => {
    expect(contrast(shape, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
