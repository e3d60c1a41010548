import { toCardinal as inEnglish } from 'n2words/en-US';
import { toCardinal as inIndonesian } from 'n2words/id-ID';
import { useNumberTexts } from './numberTexts.ts';

const NAMED = ['IDR', 'MYR', 'SGD', 'AUD', 'USD', 'CNY', 'EUR'] as const;

/** An amount in figures and in words, as an invoice has it. */
export function AmountInWords(props: { value: number; currency: string; amount: string }) {
  const { value, currency, amount } = props;
  const { t, locale } = useNumberTexts();
  const words = locale === 'id' ? inIndonesian(value) : inEnglish(value);
  const name = NAMED.find((code) => code === currency);
  if (name === undefined) return amount;
  return t('reading', { amount, words: t(`words.${name}`, { words, count: value }) });
}
