import { Refusal } from '../refusal.ts';
import type { TenderBody } from './managing.ts';
import { isAwardTaken, mayConfirmProposal } from './proposalRules.ts';
import {
  editDenyReason,
  type HeldTender,
  normalizedRequirements,
  type ProposalDenyReason,
  type TenderDenyReason,
  validateTender,
} from './tenderRules.ts';

/** Fields of a tender, as sent or as stored. */
export interface TenderFields
  extends Omit<
    TenderBody,
    | 'sealed'
    | 'is_multi_award'
    | 'shows_award'
    | 'attachments'
    | 'currency'
    | 'requirements'
    | 'tags'
  > {
  currency?: string | undefined;
  requirements?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
}

/** Normalizes fields for storage: no empty lines, each tag once, the deadline in one form. */
export const normalizedTender = (sent: TenderFields) => ({
  title: sent.title,
  description: sent.description,
  category: sent.category,
  currency: sent.currency ?? 'IDR',
  deadline: new Date(sent.deadline).toISOString(),
  company_name: sent.company_name || null,
  contact_person: sent.contact_person || null,
  location: sent.location || null,
  budget_min: sent.budget_min ?? null,
  budget_max: sent.budget_max ?? null,
  requirements: normalizedRequirements(sent.requirements ?? []),
  tags: [...new Set(sent.tags ?? [])],
});

/** @throws Refusal 422 for errors that form and server both reject (TND-065) */
export function assertValidTender(
  tender: Parameters<typeof validateTender>[0],
  now: number,
  before?: { readonly deadline: string },
  isDraft = false,
): void {
  const validationError = validateTender(tender, now, before, isDraft);
  if (validationError)
    throw new Refusal(422, validationError.refusal, { field: validationError.field });
}

const FIELDS: Partial<Record<TenderDenyReason, string>> = {
  sealLocked: 'sealed',
  sealedDeadline: 'deadline',
  deadlineTooNear: 'deadline',
  termsLocked: 'requirements',
  awardLocked: 'is_multi_award',
};

/** @throws Refusal 409 for an act that the tender's state or proposals forbid */
export function assertAllowed(denyReason: TenderDenyReason | ProposalDenyReason | null): void {
  if (!denyReason) return;
  const field = FIELDS[denyReason as TenderDenyReason];
  throw new Refusal(409, denyReason, field === undefined ? {} : { field });
}

/** @throws Refusal 409 for an edit that a tender with proposals does not allow */
export const refuseEdit = (
  tender: HeldTender,
  to: Parameters<typeof editDenyReason>[1],
  now: number,
): void => assertAllowed(editDenyReason(tender, to, now));

/** @throws Refusal 409 for a decision about an outdated version; one without a version passes */
export function refuseStale(version: number, read: number | undefined): void {
  if (read !== undefined && read !== version)
    throw new Refusal(409, 'proposalChanged', { field: 'version' });
}

/** @throws Refusal 409 for a bid on outdated terms; one without a version passes */
export function refuseOldTerms(version: number, read: number | undefined): void {
  if (read !== undefined && read !== version)
    throw new Refusal(409, 'termsChanged', { field: 'terms_version' });
}

/** @throws Refusal 409 for confirming a withdrawn, rejected or not selected proposal */
export function refuseConfirmation(...[status, outcome]: Parameters<typeof mayConfirmProposal>) {
  if (status === 'draft') throw new Refusal(409, 'proposalWithdrawn');
  if (!mayConfirmProposal(status, outcome)) throw new Refusal(409, 'proposalDecided');
}

/** @throws Refusal 409 for a second winner of a tender that has one */
export function refuseSecondAward(...decided: Parameters<typeof isAwardTaken>): void {
  if (isAwardTaken(...decided)) throw new Refusal(409, 'alreadyAwarded', { field: 'status' });
}

/** @throws Refusal 409 unless there are no answers, or one for each requirement */
export function refuseAnswers(answers: readonly string[], requirements: readonly string[]): void {
  if (answers.length > 0 && answers.length !== requirements.length)
    throw new Refusal(409, 'answersMismatch', { field: 'answers' });
}
