import { useSelector } from '@xstate/react';
import { useTexts } from './texts.ts';
import type { FieldsActor } from './useField.ts';

/** A form's field table, as far as the rules of its fields. */
interface FieldRules<Values> {
  errors(values: Values): { readonly [Name in keyof Values]?: { readonly rule: string } };
}

/**
 * Names the required fields that are still empty, for `disabledReason` of a form dialog; undefined
 * when all are filled in. `names` has each required field as it follows the word 'Add'.
 */
export function useMissingFields<Values extends object>(
  actor: FieldsActor<Values>,
  fields: FieldRules<Pick<Values, keyof Values>>,
  names: { readonly [Name in keyof Values]?: string },
): string | undefined {
  const { t, locale } = useTexts();
  const values = useSelector(actor, ({ context }) => context.values);
  const errors = fields.errors(values);
  const missing = (Object.keys(names) as (keyof Values)[]).flatMap(
    (name) => (errors[name]?.rule === 'required' && names[name]) || [],
  );
  if (missing.length === 0) return undefined;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing);
  return t('form.missing', { fields: list });
}
