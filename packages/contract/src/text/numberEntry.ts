import type { Locale } from '../core/locale.ts';
import { type NumberError, parseWholeNumber } from './wholeNumber.ts';

/** A number as it was typed, and the language whose marks it is written with. */
export interface TypedNumber {
  readonly text: string;
  readonly language: Locale;
}

/** What a number field of a form holds: what is typed, the number it began with, or nothing. */
export type NumberEntry = TypedNumber | number | null;

/** What a number field takes. */
export interface NumberLimits {
  /** The least number. */
  readonly least: number;
  /** The greatest number. */
  readonly most: number;
  /** The ISO code of what an amount is in; without one, no currency may be named. */
  readonly currency?: string;
}

const isTyped = (entry: NumberEntry): entry is TypedNumber =>
  typeof entry === 'object' && entry !== null;

const isEmpty = (entry: NumberEntry) => isTyped(entry) && entry.text.trim() === '';

const read = (entry: TypedNumber) => parseWholeNumber(entry.text, entry.language);

/** The number that is sent: null for nothing, NaN for what cannot be read. */
export function numberOf(entry: NumberEntry): number | null {
  if (!isTyped(entry)) return entry;
  if (isEmpty(entry)) return null;
  const reading = read(entry);
  return typeof reading === 'string' ? Number.NaN : reading.value;
}

/** Why a number field cannot be sent as it is, or null. Nothing typed is no fault. */
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
