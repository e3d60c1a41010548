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

const { isRecord, isText } = draftField;
const { required } = formField;
const fields = {
  company_name: required(formField.text),
  contact_person: required(formField.text),
  proposal_amount: required(formField.numberOr(0)),
  delivery_days: formField.number,
  proposal_description: required(formField.text),
  /** One answer per requirement, in their order. */
  answers: formField.texts,
} as const satisfies Record<Exclude<keyof ProposalBody, 'attachments' | 'terms_version'>, unknown>;

/** The fields of a proposal; files are uploaded first. */
export const PROPOSAL_FIELDS = formFields(fields);

/** An answer whose requirement is gone, to be used elsewhere. */
export interface LostAnswer {
  readonly requirement: string;
  readonly text: string;
}

/** Form values of Submit Proposal (TND-069–073). */
export type ProposalValues = FormValues<typeof fields> & {
  /** Files that are uploaded on submit. */
  files: readonly HeldFile[];
  /** Files already attached to the proposal. */
  existingFiles: readonly ExistingFile[];
  /** Requirements that the answers belong to, in their order. */
  requirements: readonly string[];
  /** Answers to requirements that the tender has no more. */
  lostAnswers: readonly LostAnswer[];
  /** The tender reloaded after its terms changed; else null. */
  terms_version: Tender | null;
};

/** An empty proposal, prefilled with the bidder. */
export const newProposal = (
  { requirements }: Pick<Tender, 'requirements'>,
  user: Pick<User, 'full_name' | 'company_name'> | null,
): ProposalValues => ({
  ...PROPOSAL_FIELDS.blank,
  company_name: user?.company_name ?? '',
  contact_person: user?.full_name ?? '',
  answers: requirements.map(() => ''),
  requirements,
  lostAnswers: [],
  files: [],
  existingFiles: [],
  terms_version: null,
});

/** Form values of an existing proposal. */
export const proposalValuesOf = (
  proposal: Proposal,
  requirements: readonly string[],
): ProposalValues => ({
  ...PROPOSAL_FIELDS.show(proposal),
  answers: requirements.map((_, index) => proposal.answers?.[index] ?? ''),
  requirements,
  lostAnswers: [],
  files: [],
  existingFiles: existingFilesOf(proposal),
  terms_version: null,
});

/** Request body of a proposal, without its files; one answer per requirement. */
export function proposalBodyOf(
  values: ProposalValues,
  { requirements }: Pick<Tender, 'requirements'>,
): ProposalBody {
  const answers = requirements.map((_, index) => values.answers[index]?.trim() ?? '');
  return { ...PROPOSAL_FIELDS.send(values), answers: answers.some(Boolean) ? answers : [] };
}

/**
 * Answers after the requirements changed: each stays with its requirement, and one whose
 * requirement is gone is listed apart.
 */
export function carry(
  { answers, lostAnswers = [] }: Pick<ProposalValues, 'answers'> & Partial<ProposalValues>,
  before: readonly string[],
  now: readonly string[],
): Pick<ProposalValues, 'answers' | 'requirements' | 'lostAnswers'> {
  const used = new Set<number>();
  const carried = now.map((requirement) => {
    const index = before.findIndex((one, at) => one === requirement && !used.has(at));
    used.add(index);
    return answers[index] ?? '';
  });
  const gone = before.flatMap((requirement, index) => {
    const text = answers[index] ?? '';
    return used.has(index) || text.trim() === '' ? [] : [{ requirement, text }];
  });
  return { answers: carried, requirements: now, lostAnswers: [...lostAnswers, ...gone] };
}

/** Draft name of a proposal: separate for new and edited ones. */
export const proposalDraftName = (tenderId: string, proposalId: string | null): string =>
  proposalId === null ? `tenders.bid.${tenderId}` : `tenders.bid.${tenderId}.${proposalId}`;

/** Draft fields of a proposal. */
export const PROPOSAL_DRAFT: DraftFields<ProposalValues> = {
  ...PROPOSAL_FIELDS.draft,
  files: draftField.list(isHeldFile),
  existingFiles: existingFilesDraft,
  requirements: draftField.list(isText),
  lostAnswers: draftField.list(
    (one): one is LostAnswer => isRecord(one) && isText(one.requirement) && isText(one.text),
  ),
  terms_version: draftField.passing,
};
