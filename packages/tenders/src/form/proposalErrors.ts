import type { FieldErrors } from '@saudagar/flows';
import type { ProposalValues } from './proposalValues.ts';

/** What a proposal cannot do without, in the order of the form (TND-069–072). */
const REQUIRED = ['company_name', 'contact_person', 'proposal_description'] as const;

/** What is wrong with a proposal; each field says it for itself (TND-066, TND-073). */
export function proposalErrors(values: ProposalValues): FieldErrors<ProposalValues> {
  const missing = REQUIRED.filter((name) => values[name].trim() === '');
  const { proposal_amount: amount } = values;
  return {
    ...Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])),
    ...(amount === null && { proposal_amount: { rule: 'required' } }),
    ...(amount !== null && amount < 1 && { proposal_amount: { rule: 'amount' } }),
  };
}
