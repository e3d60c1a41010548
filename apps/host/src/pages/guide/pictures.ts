import type { Locale } from '@saudagar/ui';
import type { GuidedPage } from './sections.ts';

/** Addresses of all sections' pictures, created by `npm run guide:pictures`. */
const addresses: Readonly<Record<string, string>> = import.meta.glob('../*/guide/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Size of every picture, in px. */
export const PICTURE = { width: 1200, height: 750 };

/** Address of the picture of a page's section. */
export const pictureOf = ({ name }: GuidedPage, locale: Locale): string | undefined =>
  addresses[`../${name}/guide/${locale}.webp`];
