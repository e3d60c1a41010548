/** Currencies whose sign is also that of others. */
const SHARED_SIGN = ['SGD', 'AUD', 'USD', 'RMB'];

/** Code of a currency after its amount, where the sign alone could be another's (TND-013). */
export function CurrencyCode({ currency }: { currency: string }) {
  return SHARED_SIGN.includes(currency) && <span className="sg-tender-code">{currency}</span>;
}
