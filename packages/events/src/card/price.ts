import { formatNumber, type Locale } from '@saudagar/ui';

/** Formats a price above 0 with its currency, no decimals: 'Rp 150,000' (EVT-054, SHELL-034). */
export const priceText = (price: number, currency: string, locale: Locale): string =>
  formatNumber(price, locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
