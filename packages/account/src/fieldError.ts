import type { ApiError } from '@saudagar/contract';

/** What is wrong with one field: it is empty, breaks its rule, or the server said so in its words. */
export type FieldError = 'required' | 'invalid' | { detail: string };

/** The fields that are wrong, by name. */
export type FieldErrors<Name extends string> = Partial<Record<Name, FieldError>>;

/** Where a refused submission is shown: beside the field the server names, else above the form. */
export interface ShownFailure<Name extends string> {
  errors: FieldErrors<Name>;
  failure: ApiError | null;
}

/** Finds the place of a failure among the form's fields. */
export function placeFailure<Name extends string>(
  failure: ApiError,
  fields: Record<Name, unknown>,
): ShownFailure<Name> {
  const { field, detail } = failure;
  return field !== undefined && detail !== undefined && Object.hasOwn(fields, field)
    ? { errors: { [field]: { detail } } as FieldErrors<Name>, failure: null }
    : { errors: {}, failure };
}

/** The errors without that of a field that is being corrected. */
export function withoutError<Name extends string>(
  errors: FieldErrors<Name>,
  name: Name,
): FieldErrors<Name> {
  const { [name]: _, ...rest } = errors;
  return rest as FieldErrors<Name>;
}

/** Whether nothing is wrong. */
export function isFaultless(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0;
}
