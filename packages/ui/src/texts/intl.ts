import type { Locale } from '@saudagar/contract';

/** Intl's objects cost far more to make than to use, so one is kept for each locale and options. */
function cached<Options extends object, Made>(make: (locale: Locale, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: Locale, options?: Options): Made => {
    const key = locale + JSON.stringify(options ?? null);
    const found = made.get(key) ?? make(locale, options);
    made.set(key, found);
    return found;
  };
}

export const dateFormat = cached(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = cached(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
