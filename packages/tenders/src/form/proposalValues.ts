import type { Proposal, ProposalBody, Tender, User } from '@saudagar/contract';
import { type HeldFile, isHeldFile } from '@saudagar/files/machines';
import {
  type DraftFields,
  draftField,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';
import { type ExistingFile, existingFilesDraft, existingFilesOf } from './existingFiles.ts';

const { required } = formField;
const fields = {
  company_name: required(formField.text),
  contact_person: required(formField.text),
  proposal_amount: required(formField.numberOr(0)),
  delivery_days: formField.number,
  proposal_description: required(formField.text),
  /** One to each requirement, in their order. */
  answers: formField.texts,
} as const satisfies Record<Exclude<keyof ProposalBody, 'attachments'>, unknown>;

/** The fields of a proposal; its files are uploaded first. */
export const PROPOSAL_FIELDS = formFields(fields);

/** What Submit Proposal asks for (TND-069–073). */
export type ProposalValues = FormValues<typeof fields> & {
  /** Files that are uploaded when the form is sent. */
  files: readonly HeldFile[];
  /** Files that the proposal has already and keeps. */
  kept: readonly ExistingFile[];
};

/** A proposal that nothing is known of but who makes it. */
export const newProposal = (
  { requirements }: Pick<Tender, 'requirements'>,
  user: Pick<User, 'full_name' | 'company_name'> | null,
): ProposalValues => ({
  ...PROPOSAL_FIELDS.blank,
  company_name: user?.company_name ?? '',
  contact_person: user?.full_name ?? '',
  answers: requirements.map(() => ''),
  files: [],
  kept: [],
});

/** A proposal's own fields, as the form begins with them. */
export const proposalValuesOf = (
  proposal: Proposal,
  requirements: readonly string[],
): ProposalValues => ({
  ...PROPOSAL_FIELDS.show(proposal),
  answers: requirements.map((_, index) => proposal.answers?.[index] ?? ''),
  files: [],
  kept: existingFilesOf(proposal),
});

/** The body of a proposal, without its files, which are uploaded first; one answer a requirement. */
export function proposalBodyOf(
  values: ProposalValues,
  { requirements }: Pick<Tender, 'requirements'>,
): ProposalBody {
  const answers = requirements.map((_, index) => values.answers[index]?.trim() ?? '');
  return { ...PROPOSAL_FIELDS.send(values), answers: answers.some(Boolean) ? answers : [] };
}

/** Where what is filled in of a proposal is kept: a place each for new ones and for edits. */
export const proposalDraftName = (tenderId: string, proposalId: string | null): string =>
  proposalId === null ? `tenders.bid.${tenderId}` : `tenders.bid.${tenderId}.${proposalId}`;

/** How a draft of a proposal is read. */
export const PROPOSAL_DRAFT: DraftFields<ProposalValues> = {
  ...PROPOSAL_FIELDS.draft,
  files: draftField.list(isHeldFile),
  kept: existingFilesDraft,
};
