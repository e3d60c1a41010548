import type { TextValues } from './catalogue.ts';
import { formatNumber } from './format.ts';
import { pluralRules } from './intl.ts';
import type { Locale } from './locale.ts';

const written = (value: string | number | undefined, locale: Locale): string =>
  typeof value === 'number' ? formatNumber(value, locale) : (value ?? '');

/** Values as people of the locale write them: its numbers are 12,345 or 12.345. */
export const writtenValues = (values: TextValues, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, locale)]));

/**
 * One text of a catalogue, as i18next reads it: groups joined by a dot, the plural form by `count`,
 * `{{places}}` filled in, numbers as the locale writes them. A missing text is its key (SHELL-029).
 */
export function readText(
  catalogue: object,
  locale: Locale,
  key: string,
  values: TextValues = {},
): string {
  const { count } = values;
  const plural =
    typeof count === 'number'
      ? find(catalogue, `${key}_${pluralRules(locale).select(count)}`)
      : null;
  const text = plural ?? find(catalogue, key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name], locale));
}

function find(catalogue: object, path: string): string | null {
  let found: unknown = catalogue;
  for (const name of path.split('.'))
    found = (found as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'string' ? found : null;
}
