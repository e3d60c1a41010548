/** A part of a view's state that stands in the address, as the values of one query parameter. */
export interface AddressField<Value> {
  /** Reads the parameter's values; what is damaged reads as the default. */
  read(values: readonly string[]): Value;
  /** Writes them; none for the default, which stays out of the address. */
  write(value: Value): readonly string[];
}

/** The parts of a view's state, by the names of their query parameters. */
export type AddressFields = Readonly<Record<string, AddressField<unknown>>>;

/** The state that fields describe. */
export type AddressState<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

/** A text, such as what is searched for. @default '' */
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

/** A choice that may be left open, such as the item that is shown. */
export const openField: AddressField<string | null> = {
  read: ([value = null]) => value,
  write: (value) => (value === null ? [] : [value]),
};

/** Several texts, such as tags. */
export const listField: AddressField<readonly string[]> = {
  read: (values) => [...new Set(values)],
  write: (values) => values,
};

/** The state that a query string holds. */
export function readAddress<Fields extends AddressFields>(
  fields: Fields,
  search: string,
): AddressState<Fields> {
  const params = new URLSearchParams(search);
  const state: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) state[name] = field.read(params.getAll(name));
  return state as AddressState<Fields>;
}

/** The query string with a changed state; parameters of others stay. */
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
