import { ApiError } from '@saudagar/contract';
import type { FieldErrors } from './fieldError.ts';

/** A form while it is filled in. */
export interface Filling<Values> {
  /** What the fields hold, as typed. */
  values: Values;
  /** What is wrong with them. */
  errors: FieldErrors<keyof Values>;
  /** What the last submission failed with, unless a field shows it. */
  failure: ApiError | null;
}

/** A field of the form takes another value. */
export type FieldChange<Values> = {
  [Name in keyof Values]: { type: 'field.changed'; name: Name; value: Values[Name] };
}[keyof Values];

/** A form nobody has touched. */
export const untouched = <Values>(values: Values): Filling<Values> => ({
  values,
  errors: {},
  failure: null,
});

/** What a change comes to: the value, and no more complaint about it. */
export function fillIn<Values>(
  { values, errors }: Filling<Values>,
  { name, value }: FieldChange<Values>,
): Pick<Filling<Values>, 'values' | 'errors'> {
  const { [name]: _, ...rest } = errors;
  return {
    values: { ...values, [name]: value },
    errors: rest as FieldErrors<keyof Values>,
  };
}

/** What a failed submission comes to: beside the field that the server names, else above the form. */
export function placeFailure<Values extends object>(
  { values }: Filling<Values>,
  error: unknown,
): Pick<Filling<Values>, 'errors' | 'failure'> {
  const failure = ApiError.from(error);
  const { field, detail } = failure;
  return field !== undefined && detail !== undefined && Object.hasOwn(values, field)
    ? { errors: { [field]: { detail } } as FieldErrors<keyof Values>, failure: null }
    : { errors: {}, failure };
}
