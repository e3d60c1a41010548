import { isHeldFile } from '@saudagar/files/machines';
import { type DraftFields, draftField } from '@saudagar/flows';
import type { KeptFile } from './keptFiles.ts';
import type { ProposalValues } from './proposalValues.ts';
import type { RequirementLine } from './requirements.ts';
import type { TenderValues } from './tenderValues.ts';

/** Where what is filled in of a tender is kept; null for a new one. */
export const tenderDraftName = (id: string | null): string =>
  id === null ? 'tenders.form' : `tenders.form.${id}`;

/** Where what is filled in of a proposal is kept: a place each for new ones and for edits. */
export const proposalDraftName = (tenderId: string, proposalId: string | null): string =>
  proposalId === null ? `tenders.bid.${tenderId}` : `tenders.bid.${tenderId}.${proposalId}`;

const { isRecord, isText } = draftField;
const isLine = (kept: unknown): kept is RequirementLine =>
  isRecord(kept) && typeof kept.key === 'number' && isText(kept.text);
const isFile = (kept: unknown): kept is KeptFile =>
  isRecord(kept) && isText(kept.id) && isText(kept.name);

/** How a draft of a tender is read. */
export const TENDER_DRAFT: DraftFields<TenderValues> = {
  title: draftField.text,
  description: draftField.text,
  category: draftField.text,
  deadline: draftField.textOrNull,
  company_name: draftField.text,
  contact_person: draftField.text,
  budget_min: draftField.number,
  budget_max: draftField.number,
  currency: draftField.text,
  requirements: draftField.filledList(isLine),
  location: draftField.text,
  tags: draftField.texts,
  sealed: draftField.flag,
  files: draftField.list(isHeldFile),
  kept: draftField.list(isFile),
  status: draftField.choice(['active', 'draft']),
};

/** How a draft of a proposal is read. */
export const PROPOSAL_DRAFT: DraftFields<ProposalValues> = {
  company_name: draftField.text,
  contact_person: draftField.text,
  proposal_amount: draftField.number,
  delivery_days: draftField.number,
  proposal_description: draftField.text,
  answers: draftField.texts,
  files: draftField.list(isHeldFile),
  kept: draftField.list(isFile),
};
