import type { Locale } from '@saudagar/contract';

/** Caches Intl objects by locale and options: creating one costs far more than using it. */
function cached<Options extends object, Made>(make: (locale: Locale, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: Locale, options?: Options): Made => {
    const key = locale + JSON.stringify(options ?? null);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const dateFormat = cached(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = cached(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
