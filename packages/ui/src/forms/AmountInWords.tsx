import type { Locale } from '@saudagar/contract';
import { toCardinal as inEnglish } from 'n2words/en-US';
import { toCardinal as inIndonesian } from 'n2words/id-ID';
import { useNumberTexts } from './numberTexts.ts';

const NAMED = ['IDR', 'MYR', 'SGD', 'AUD', 'USD', 'CNY', 'EUR'] as const;

/** Spells a number by language. Without an entry, amounts are shown in figures only. */
const SPELL: Readonly<Partial<Record<Locale, (value: number) => string>>> = {
  en: inEnglish,
  id: inIndonesian,
};

/** An amount in figures and in words, as on an invoice. */
export function AmountInWords(props: { value: number; currency: string; amount: string }) {
  const { value, currency, amount } = props;
  const { t, locale } = useNumberTexts();
  const words = SPELL[locale]?.(value);
  const name = NAMED.find((code) => code === currency);
  if (name === undefined || words === undefined) return amount;
  return t('reading', { amount, words: t(`words.${name}`, { words, count: value }) });
}
