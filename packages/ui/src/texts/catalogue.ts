import type { TextValues } from '@saudagar/contract';

/** A text by its key, read on display, so that it follows a switch of language. */
export interface LazyText {
  /** The package's namespace, such as `feed`. */
  readonly namespace: string;
  readonly key: string;
  readonly values?: TextValues | undefined;
}

/** Names a text to be read later. */
export type Lazy<Key extends string> = (key: Key, values?: TextValues) => LazyText;

/** Reads one text. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;
