import { readFields } from '@saudagar/flows';
import { expect, it } from 'vitest';
import { PROPOSAL_DRAFT } from './proposalValues.ts';
import { TENDER_DRAFT } from './tenderValues.ts';

// Literal names, to detect a renamed field that breaks existing drafts.
const tender = {
  title: 'Kursi',
  description: '',
  category: '',
  deadline: null,
  company_name: '',
  contact_person: 'Siti Rahmawati',
  budget_min: 1_500_000,
  budget_max: null,
  currency: 'IDR',
  requirements: [{ key: 0, text: 'Garansi dua tahun' }],
  location: '',
  tags: [],
  sealed: false,
  files: [],
  existingFiles: [],
  status: 'active',
};
const proposal = {
  company_name: 'Batik Rahmawati',
  contact_person: 'Siti Rahmawati',
  proposal_amount: 71_250_000,
  delivery_days: 45,
  proposal_description: '',
  answers: ['Dua tahun'],
  files: [],
  existingFiles: [],
};

it('tender forms open drafts of the last release, which stored numbers', () => {
  expect(readFields(structuredClone(tender), TENDER_DRAFT)).toEqual(tender);
  expect(readFields(structuredClone(proposal), PROPOSAL_DRAFT)).toEqual(proposal);
});

it('tender forms open drafts that lack a newer field', () => {
  const { sealed: _, ...earlier } = tender;
  expect(readFields(earlier, TENDER_DRAFT)).toEqual(earlier);
  const { answers: __, ...bid } = proposal;
  expect(readFields(bid, PROPOSAL_DRAFT)).toEqual(bid);
});

it('drafts of November 2026 keep their attached files', () => {
  const existingFiles = [{ id: 'file-1', name: 'denah.pdf' }];
  const { existingFiles: _, ...tenderDraft } = { ...tender, kept: existingFiles };
  expect(readFields(tenderDraft, TENDER_DRAFT)).toEqual({ ...tender, existingFiles });
  const { existingFiles: __, ...proposalDraft } = { ...proposal, kept: existingFiles };
  expect(readFields(proposalDraft, PROPOSAL_DRAFT)).toEqual({ ...proposal, existingFiles });
});

it('a tender draft without requirements opens with one empty line', () => {
  expect(readFields({ ...tender, requirements: [] }, TENDER_DRAFT)).not.toHaveProperty(
    'requirements',
  );
});
