import {
  type NumberEntry,
  numberOf,
  type Proposal,
  type ProposalBody,
  type Tender,
  type User,
} from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import { type KeptFile, keptFilesOf } from './keptFiles.ts';

/** What Submit Proposal asks for (TND-069–073). */
export interface ProposalValues {
  company_name: string;
  contact_person: string;
  proposal_amount: NumberEntry;
  delivery_days: NumberEntry;
  proposal_description: string;
  /** One to each requirement, in their order. */
  answers: readonly string[];
  /** Files that are uploaded when the form is sent. */
  files: readonly HeldFile[];
  /** Files that the proposal has already and keeps. */
  kept: readonly KeptFile[];
}

/** A proposal that nothing is known of but who makes it. */
export const newProposal = (
  { requirements }: Pick<Tender, 'requirements'>,
  user: Pick<User, 'full_name' | 'company_name'> | null,
): ProposalValues => ({
  company_name: user?.company_name ?? '',
  contact_person: user?.full_name ?? '',
  proposal_amount: null,
  delivery_days: null,
  proposal_description: '',
  answers: requirements.map(() => ''),
  files: [],
  kept: [],
});

/** A proposal's own fields, as the form begins with them. */
export const proposalValuesOf = (
  proposal: Proposal,
  requirements: readonly string[],
): ProposalValues => ({
  company_name: proposal.company_name ?? '',
  contact_person: proposal.contact_person ?? '',
  proposal_amount: proposal.proposal_amount ?? null,
  delivery_days: proposal.delivery_days ?? null,
  proposal_description: proposal.proposal_description ?? '',
  answers: requirements.map((_, place) => proposal.answers?.[place] ?? ''),
  files: [],
  kept: keptFilesOf(proposal),
});

/** The body of a proposal, without its files, which are uploaded first; one answer a requirement. */
export function proposalBodyOf(
  values: ProposalValues,
  { requirements }: Pick<Tender, 'requirements'>,
): ProposalBody {
  const answers = requirements.map((_, place) => values.answers[place]?.trim() ?? '');
  return {
    company_name: values.company_name.trim(),
    contact_person: values.contact_person.trim(),
    proposal_amount: numberOf(values.proposal_amount) ?? 0,
    proposal_description: values.proposal_description.trim(),
    delivery_days: numberOf(values.delivery_days),
    answers: answers.some(Boolean) ? answers : [],
  };
}
