type PluralOf<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Every key of a catalogue, groups joined by a dot, plural forms as one. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? PluralOf<Key> : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** Values put into a text's `{{places}}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text by its key: read where it is shown, so that it follows a switch of language. */
export interface LazyText {
  /** The package's namespace, such as `feed`. */
  readonly namespace: string;
  readonly key: string;
  readonly values?: TextValues | undefined;
}

/** Names one text, to be read later. */
export type Lazy<Key extends string> = (key: Key, values?: TextValues) => LazyText;

/** Reads one text. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;
