import { isoCurrency, numberOf, PROPOSAL_NUMBERS, type Tender } from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import type { ProposalValues } from './proposalValues.ts';

/** What a proposal cannot do without, in the order of the form (TND-069–072). */
const REQUIRED = ['company_name', 'contact_person', 'proposal_description'] as const;

/** What the numbers of a proposal may be, its amount in the tender's currency. */
export const proposalLimits = ({ currency }: Pick<Tender, 'currency'>) => ({
  ...PROPOSAL_NUMBERS,
  proposal_amount: { ...PROPOSAL_NUMBERS.proposal_amount, currency: isoCurrency(currency) },
});

/** What is wrong with a proposal; each field says it for itself (TND-066, TND-073). */
export function proposalErrors(
  values: ProposalValues,
  tender: Pick<Tender, 'currency'>,
): FieldErrors<ProposalValues> {
  const missing = REQUIRED.filter((name) => values[name].trim() === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])),
    ...(numberOf(values.proposal_amount) === null && { proposal_amount: { rule: 'required' } }),
    ...numberErrors(values, proposalLimits(tender)),
  };
}
