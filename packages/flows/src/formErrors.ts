/** What is wrong with a field: a rule of the kit, named for the texts, or the server's own words. */
export type FieldError = { readonly rule: string } | { readonly detail: string };

/** The fields that are wrong, by name. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: FieldError };
