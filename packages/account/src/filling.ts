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
  /** Seconds until another submission is taken, after too many of them. */
  pause: number;
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
  pause: 0,
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
): Pick<Filling<Values>, 'errors' | 'failure' | 'pause'> {
  const failure = ApiError.from(error);
  const { field, detail, status, retryAfter = 0 } = failure;
  const pause = status === 429 ? Math.ceil(retryAfter) : 0;
  return field !== undefined && detail !== undefined && Object.hasOwn(values, field)
    ? { errors: { [field]: { detail } } as FieldErrors<keyof Values>, failure: null, pause }
    : { errors: {}, failure, pause };
}

/** Seconds of a pause until what is said of it changes: to the next whole minute, or to its end. */
export const pauseStep = ({ pause }: Pick<Filling<object>, 'pause'>): number =>
  pause > 60 ? pause % 60 || 60 : pause;
