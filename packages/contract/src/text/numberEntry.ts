import type { Locale } from '../core/locale.ts';
import { type NumberError, parseWholeNumber } from './wholeNumber.ts';

/** A number as typed, and the language of its separators. */
export interface TypedNumber {
  readonly text: string;
  readonly language: Locale;
}

/** Value of a number field: the typed text, the initial number, or nothing. */
export type NumberEntry = TypedNumber | number | null;

/** Limits of a number field. */
export interface NumberLimits {
  /** The minimum. */
  readonly least: number;
  /** The maximum. */
  readonly most: number;
  /** ISO code of an amount's currency; without it, no currency may be typed. */
  readonly currency?: string;
}

const isTyped = (entry: NumberEntry): entry is TypedNumber =>
  typeof entry === 'object' && entry !== null;

const isEmpty = (entry: NumberEntry) => isTyped(entry) && entry.text.trim() === '';

const read = (entry: TypedNumber) => parseWholeNumber(entry.text, entry.language);

/** The number to send: null for nothing, NaN for unreadable text. */
export function numberOf(entry: NumberEntry): number | null {
  if (!isTyped(entry)) return entry;
  if (isEmpty(entry)) return null;
  const reading = read(entry);
  return typeof reading === 'string' ? Number.NaN : reading.value;
}

/** Validation error of a number field, or null. An empty field is valid. */
export function numberError(
  entry: NumberEntry,
  { least, most, currency }: NumberLimits,
): NumberError | null {
  if (entry === null || isEmpty(entry)) return null;
  if (isTyped(entry)) {
    const reading = read(entry);
    if (typeof reading === 'string') return reading;
    const { currencies } = reading;
    if (currencies && !(currency && currencies.includes(currency))) return 'otherCurrency';
  }
  const value = numberOf(entry) ?? Number.NaN;
  if (!Number.isInteger(value)) return 'fraction';
  if (value < least) return 'tooSmall';
  return value > most ? 'tooBig' : null;
}
