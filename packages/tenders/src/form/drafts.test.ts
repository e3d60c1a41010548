import { readFields } from '@saudagar/flows';
import { expect, it } from 'vitest';
import { newProposal, PROPOSAL_DRAFT } from './proposalValues.ts';
import { newTender, TENDER_DRAFT } from './tenderValues.ts';

const tender = { ...newTender(null), title: 'Kursi', budget_min: 1_500_000, budget_max: null };
const proposal = {
  ...newProposal({ requirements: ['Garansi?'] }, null),
  proposal_amount: 71_250_000,
  delivery_days: 45,
};

it('opens drafts of the last release, which kept numbers', () => {
  expect(readFields(structuredClone(tender), TENDER_DRAFT)).toEqual(tender);
  expect(readFields(structuredClone(proposal), PROPOSAL_DRAFT)).toEqual(proposal);
});

it('opens drafts that lack a field which the form has by now', () => {
  const { sealed: _, ...kept } = tender;
  expect(readFields(kept, TENDER_DRAFT)).toEqual(kept);
  const { answers: __, ...bid } = proposal;
  expect(readFields(bid, PROPOSAL_DRAFT)).toEqual(bid);
});

it('leaves a line of requirements to fill in where none was kept', () => {
  expect(readFields({ ...tender, requirements: [] }, TENDER_DRAFT)).not.toHaveProperty(
    'requirements',
  );
});
