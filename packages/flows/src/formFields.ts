import { isWebsite, type NumberEntry, numberOf, websiteOf } from '@saudagar/contract';
import { type DraftField, type DraftFields, draftField } from './draftFields.ts';

/** A type of field: its initial value, its conversions from and to the wire, and its draft. */
export interface FormField<Value, Shown, Sent> {
  readonly blank: Value;
  readonly show: (shown: Shown) => Value;
  readonly send: (value: Value) => Sent;
  readonly draft: DraftField<Value>;
  /** Rule that a value violates, which keys a text. @default none */
  readonly validate?: (value: Value) => string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds fields of all types
type AnyField = FormField<any, any, any>;
type Table = Readonly<Record<string, AnyField>>;

/** Values of a form, by wire field. */
export type FormValues<Fields extends Table> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]['show']>;
};
type Shown<Fields extends Table> = {
  readonly [Name in keyof Fields]?: Parameters<Fields[Name]['show']>[0] | null | undefined;
};
type RuleErrors<Fields extends Table> = {
  readonly [Name in keyof Fields]?: { readonly rule: string };
};
type Sent<Fields extends Table> = { [Name in keyof Fields]: ReturnType<Fields[Name]['send']> };

const text: FormField<string, string, string> = {
  blank: '',
  show: (shown) => shown,
  send: (value) => value.trim(),
  draft: draftField.text,
};
const website: FormField<string, string, string | null> = {
  ...text,
  send: (value) => websiteOf(value) || null,
  validate: (value) => (value.trim() === '' || isWebsite(value) ? null : 'website'),
};
const number: FormField<NumberEntry, number, number | null> = {
  blank: null,
  show: (shown) => shown,
  send: numberOf,
  draft: draftField.number,
};
const texts: FormField<readonly string[], readonly string[], string[]> = {
  blank: [],
  show: (shown) => shown,
  send: (value) => [...value],
  draft: draftField.texts,
};
const moment: FormField<string | null, string, string> = {
  blank: null,
  show: (shown) => shown,
  send: (value) => value ?? '',
  draft: draftField.textOrNull,
};
const flag: FormField<boolean, boolean, boolean> = {
  blank: false,
  show: (shown) => shown,
  send: (value) => value,
  draft: draftField.flag,
};

/** Types of form fields; text is sent trimmed. */
export const formField = {
  text,
  /** Null when empty. */
  optionalText: { ...text, send: (value: string) => text.send(value) || null },
  /** Empty until one is chosen; the sent value is one of the choices. */
  choice: <Choice extends string>(): FormField<string, string, Choice> => ({
    ...text,
    send: (value) => value as Choice,
  }),
  /** A web address, with or without its scheme; null when empty. */
  website,
  number,
  /** A number with a default when empty. */
  numberOr: (none: number): FormField<NumberEntry, number, number> => ({
    ...number,
    send: (value) => numberOf(value) ?? none,
  }),
  texts,
  /** An ISO timestamp; null until complete. */
  moment,
  flag,
  /** A required field. */
  required: <Field extends AnyField>(field: Field): Field => ({
    ...field,
    validate: (value) => (isMissing(value) ? 'required' : (field.validate?.(value) ?? null)),
  }),
} as const;

const isMissing = (value: string | NumberEntry) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Derives a form's initial values, its conversions from and to the wire, and its draft from one
 * table.
 */
export function formFields<Fields extends Table>(
  fields: Fields,
): {
  readonly blank: FormValues<Fields>;
  show(entity: Shown<Fields>): FormValues<Fields>;
  send(values: FormValues<Fields>): Sent<Fields>;
  /** Rules that fields violate on their own. */
  errors(values: FormValues<Fields>): RuleErrors<Fields>;
  readonly draft: DraftFields<FormValues<Fields>>;
} {
  const of = (value: (field: AnyField, name: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]));
  return {
    blank: of(({ blank }) => blank) as FormValues<Fields>,
    show: (entity) =>
      of(({ blank, show }, name) => {
        const shown = entity[name];
        return shown == null ? blank : show(shown);
      }) as FormValues<Fields>,
    send: (values) => of(({ send }, name) => send(values[name])) as Sent<Fields>,
    errors: (values) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, { validate }]) => {
          const rule = validate?.(values[name]);
          return rule ? [[name, { rule }]] : [];
        }),
      ) as RuleErrors<Fields>,
    draft: of(({ draft }) => draft) as DraftFields<FormValues<Fields>>,
  };
}
