import { z } from 'zod/mini';

/** Currencies of tenders as wire values; the first is the default (TND-017, TND-018). */
export const TENDER_CURRENCIES = ['IDR', 'MYR', 'SGD', 'AUD', 'USD', 'RMB', 'EUR'] as const;
export const TenderCurrency = z.enum(TENDER_CURRENCIES);
export type TenderCurrency = z.infer<typeof TenderCurrency>;

const LOCALES: Readonly<Record<TenderCurrency, string>> = {
  IDR: 'id-ID',
  MYR: 'ms-MY',
  SGD: 'en-SG',
  AUD: 'en-AU',
  USD: 'en-US',
  RMB: 'zh-CN',
  EUR: 'de-DE',
};

/** ISO code of a currency, which Intl needs: RMB is CNY (TND-022). */
export const isoCurrency = (currency: string): string => (currency === 'RMB' ? 'CNY' : currency);

/** An amount in the notation of the currency's country, without decimals (TND-019–021). */
export const tenderMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(LOCALES[currency as TenderCurrency] ?? 'en', {
    style: 'currency',
    currency: isoCurrency(currency),
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(amount);
