import {
  isoCurrency,
  type NumberLimits,
  numberOf,
  TENDER_NUMBERS,
  validateTender,
} from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import { TENDER_FIELDS, type TenderValues } from './tenderValues.ts';

/** Limits of a tender's budget, in its currency. */
export const budgetLimits = (currency: string) => {
  const inCurrency = (limits: NumberLimits) => ({ ...limits, currency: isoCurrency(currency) });
  return {
    budget_min: inCurrency(TENDER_NUMBERS.budget_min),
    budget_max: inCurrency(TENDER_NUMBERS.budget_max),
  };
};

/**
 * Validates a tender by the server's rules (TND-065, TND-066). Company and contact are marked
 * required but may be empty (TND-055, TND-056). `before` is the edited tender's deadline, which may
 * stay unchanged; that of a draft may be in the past.
 */
export function tenderErrors(
  values: TenderValues,
  before?: { readonly deadline: string },
  isDraft = false,
): FieldErrors<TenderValues> {
  const { deadline, budget_min, budget_max } = values;
  const validationError = validateTender(
    {
      budget_min: numberOf(budget_min),
      budget_max: numberOf(budget_max),
      deadline: deadline ?? NEVER,
    },
    Date.now(),
    before,
    isDraft,
  );
  return {
    ...numberErrors(values, budgetLimits(values.currency)),
    ...(validationError && { [validationError.field]: { rule: validationError.refusal } }),
    ...TENDER_FIELDS.errors(values),
  };
}

/** Default for a missing deadline, which the required rule reports. */
const NEVER = '9999-12-31T00:00:00.000Z';
