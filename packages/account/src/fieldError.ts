/** What is wrong with one field: it is empty, breaks its rule, or the server said so in its words. */
export type FieldError = 'required' | 'invalid' | { detail: string };

/** The fields that are wrong, by name. */
export type FieldErrors<Name extends PropertyKey> = Partial<Record<Name, FieldError>>;

/** Whether nothing is wrong. */
export function isFaultless(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0;
}
