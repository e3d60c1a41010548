import { isWebsite, type NumberEntry, numberOf, websiteOf } from '@saudagar/contract';
import { type DraftField, type DraftFields, draftField } from './draftFields.ts';

/** A kind of field: what it begins with, what it shows of the wire, what is sent, and its draft. */
export interface FormField<Value, Shown, Sent> {
  readonly blank: Value;
  readonly show: (shown: Shown) => Value;
  readonly send: (value: Value) => Sent;
  readonly draft: DraftField<Value>;
  /** The rule that a value breaks, named for the texts. @default it breaks none */
  readonly validate?: (value: Value) => string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds fields of every kind; each takes what it gives
type AnyField = FormField<any, any, any>;
type Table = Readonly<Record<string, AnyField>>;

/** What is filled in, by the names of the wire. */
export type FormValues<Fields extends Table> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]['show']>;
};
type Shown<Fields extends Table> = {
  readonly [Name in keyof Fields]?: Parameters<Fields[Name]['show']>[0] | null | undefined;
};
type Faults<Fields extends Table> = { readonly [Name in keyof Fields]?: { readonly rule: string } };
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

/** The kinds of fields that forms have; text is sent trimmed. */
export const formField = {
  text,
  /** Null where nothing is written. */
  optionalText: { ...text, send: (value: string) => text.send(value) || null },
  /** Empty until one is chosen; what is sent then is one of the choices. */
  choice: <Choice extends string>(): FormField<string, string, Choice> => ({
    ...text,
    send: (value) => value as Choice,
  }),
  /** An address of the web, with or without its scheme; null where nothing is written. */
  website,
  number,
  /** What counts where nothing is written. */
  numberOr: (none: number): FormField<NumberEntry, number, number> => ({
    ...number,
    send: (value) => numberOf(value) ?? none,
  }),
  texts,
  /** An ISO timestamp; null until the moment is whole. */
  moment,
  flag,
  /** One that is not sent before something is filled in. */
  required: <Field extends AnyField>(field: Field): Field => ({
    ...field,
    validate: (value) => (isMissing(value) ? 'required' : (field.validate?.(value) ?? null)),
  }),
} as const;

const isMissing = (value: string | NumberEntry) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** One table of fields is what a form begins with, shows of an entity, sends, and keeps as a draft. */
export function formFields<Fields extends Table>(
  fields: Fields,
): {
  readonly blank: FormValues<Fields>;
  show(entity: Shown<Fields>): FormValues<Fields>;
  send(values: FormValues<Fields>): Sent<Fields>;
  /** The rules that single fields break. */
  faults(values: FormValues<Fields>): Faults<Fields>;
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
    faults: (values) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, { validate: fault }]) => {
          const rule = fault?.(values[name]);
          return rule ? [[name, { rule }]] : [];
        }),
      ) as Faults<Fields>,
    draft: of(({ draft }) => draft) as DraftFields<FormValues<Fields>>,
  };
}
