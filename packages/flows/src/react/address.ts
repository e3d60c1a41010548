/** A field of a view's state, stored as one query parameter. */
export interface AddressField<Value> {
  /** Parses the parameter's values; a damaged one reads as the default. */
  read(values: readonly string[]): Value;
  /** Serializes the value; empty for the default, which is omitted from the address. */
  write(value: Value): readonly string[];
}

/** Fields of a view's state, by query parameter. */
export type AddressFields = Readonly<Record<string, AddressField<unknown>>>;

/** State described by the fields. */
export type AddressState<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

/** A text, such as a search. @default '' */
export const textField: AddressField<string> = {
  read: ([value = '']) => value,
  write: (value) => (value === '' ? [] : [value]),
};

/** One of several choices, such as a tab. */
export function choiceField<const Choice extends string>(
  choices: readonly Choice[],
  standard: Choice,
): AddressField<Choice> {
  return {
    read: ([value]) => choices.find((choice) => choice === value) ?? standard,
    write: (value) => (value === standard ? [] : [value]),
  };
}

/** An optional choice, such as the shown item. */
export const openField: AddressField<string | null> = {
  read: ([value = null]) => value,
  write: (value) => (value === null ? [] : [value]),
};

/** Several texts, such as tags. */
export const listField: AddressField<readonly string[]> = {
  read: (values) => [...new Set(values)],
  write: (values) => values,
};

/** Reads the state from a query string. */
export function readAddress<Fields extends AddressFields>(
  fields: Fields,
  search: string,
): AddressState<Fields> {
  const params = new URLSearchParams(search);
  const state: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) state[name] = field.read(params.getAll(name));
  return state as AddressState<Fields>;
}

/** Returns the query string with a changed state, preserving other parameters. */
export function writeAddress<Fields extends AddressFields>(
  fields: Fields,
  search: string,
  change: Partial<AddressState<Fields>>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    params.delete(name);
    for (const one of fields[name]?.write(value) ?? []) params.append(name, one);
  }
  return params.toString();
}
