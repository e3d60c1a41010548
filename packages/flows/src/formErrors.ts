import { type NumberEntry, type NumberLimits, numberError } from '@saudagar/contract';

/** Error of a field: a rule of the kit, which keys a text, or the server's own message. */
export type FieldError = { readonly rule: string } | { readonly detail: string };

/** Rule of number fields, which word their errors themselves. */
export const NUMBER_RULE = 'number';

/** Errors of number fields whose typed text is invalid. */
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

/** Errors of invalid fields, by name. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: FieldError };
