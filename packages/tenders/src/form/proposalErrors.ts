import { isoCurrency, PROPOSAL_NUMBERS, type Tender } from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import { PROPOSAL_FIELDS, type ProposalValues } from './proposalValues.ts';

/** Numeric limits of a proposal, its amount in the tender's currency. */
export const proposalLimits = ({ currency }: Pick<Tender, 'currency'>) => ({
  ...PROPOSAL_NUMBERS,
  proposal_amount: { ...PROPOSAL_NUMBERS.proposal_amount, currency: isoCurrency(currency) },
});

/** Validates a proposal, with one error per field (TND-066, TND-073). */
export function proposalErrors(
  values: ProposalValues,
  tender: Pick<Tender, 'currency'>,
): FieldErrors<ProposalValues> {
  return {
    ...PROPOSAL_FIELDS.errors(values),
    ...numberErrors(values, proposalLimits(tender)),
  };
}
