import { type NumberEntry, type NumberLimits, numberError } from '@saudagar/contract';

/** What is wrong with a field: a rule of the kit, named for the texts, or the server's own words. */
export type FieldError = { readonly rule: string } | { readonly detail: string };

/** The rule of number fields, which say for themselves what they cannot take. */
export const NUMBER_RULE = 'number';

/** The number fields that cannot be sent as they are typed. */
export function numberErrors<Limits extends { readonly [name: string]: NumberLimits }>(
  values: { readonly [Name in keyof NoInfer<Limits>]: NumberEntry },
  limits: Limits,
): { [Name in keyof Limits]?: FieldError } {
  const errors: { [Name in keyof Limits]?: FieldError } = {};
  for (const name of Object.keys(limits) as (keyof Limits & string)[]) {
    const limit = limits[name];
    if (limit && numberError(values[name], limit)) errors[name] = { rule: NUMBER_RULE };
  }
  return errors;
}

/** The fields that are wrong, by name. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: FieldError };
