import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  ClientId,
  Id,
  IdParams,
  Line,
  PageQuery,
  Text,
  Timestamp,
  TimeZone,
  WholeNumber,
} from '../core/fields.ts';
import { FileInfo } from '../files/files.ts';
import type { NumberLimits } from '../text/numberEntry.ts';
import { PROPOSAL_STATUSES, ProposalOutcome, ProposalStatus } from './proposalRules.ts';
import { TenderAmendment } from './tenderAmendments.ts';
import { TenderSeal, TenderStatus } from './tenderStatus.ts';

/** Limits of a proposal's texts, amount and days until delivery. */
export const PROPOSAL_LINE_MAX = 120;
export const PROPOSAL_DESCRIPTION_MAX = 10_000;
export const PROPOSAL_ANSWER_MAX = 1000;
export const PROPOSAL_AMOUNT_MAX = 1_000_000_000_000_000;
export const PROPOSAL_DAYS_MAX = 3650;
/** Limits of a proposal's numbers: its amount in whole units of the tender's currency (TND-020). */
export const PROPOSAL_NUMBERS = {
  proposal_amount: { least: 1, most: PROPOSAL_AMOUNT_MAX },
  delivery_days: { least: 1, most: PROPOSAL_DAYS_MAX },
} as const satisfies Record<string, NumberLimits>;
/** Maximum characters of feedback, a question or an answer. */
export const FEEDBACK_MAX = 2000;
const ANSWERS_MAX = 30;
const FILES_MAX = 10;

/** One entry of a clarification thread, oldest first (additive). */
export const ProposalMessage = z.object({
  id: Id,
  from: z.enum(['poster', 'bidder']),
  text: z.string(),
  sent_at: Timestamp,
});
export type ProposalMessage = z.infer<typeof ProposalMessage>;

/**
 * A proposal (TND-082–091); its amount is in the tender's currency (TND-136). A withdrawn one is a
 * `draft` visible only to its bidder. Additive: `delivery_days` and `answers`, one for each
 * requirement; `currency`, `tender_status`, `tender_deadline`, `tender_seal` and `requirements` are
 * the tender's; `sealed` is true when the caller cannot read it: then amount, texts, answers, files
 * and bidder are missing. Its bidder can always read it, and sees in `tender_seal` that others
 * cannot. `outcome` is `not_selected` once the tender was closed with another proposal accepted;
 * `awarded_amounts` are then the accepted ones, if the tender `shows_award`. `version` counts the
 * bidder's changes, so that a decision can name the one it is about. `before_amendment` is the first
 * of the tender's amendments that its bidder neither knew nor confirmed; `amendments` are those from
 * it on, latest first, with a single proposal. `terms_version` is the tender's.
 * `thread` is sent with a single proposal.
 */
export const Proposal = z.object({
  id: Id,
  tender_id: Id,
  tender_title: z.nullish(z.string()),
  company_name: z.nullish(z.string()),
  contact_person: z.nullish(z.string()),
  proposal_amount: z.nullish(z.number()),
  proposal_description: z.nullish(z.string()),
  status: z._default(ProposalStatus, 'submitted'),
  submitted_at: z.nullish(Timestamp),
  feedback: z.nullish(z.string()),
  delivery_days: z.nullish(z.number()),
  answers: z.optional(z.array(z.string())),
  currency: z.optional(z.string()),
  tender_status: z.optional(TenderStatus),
  tender_deadline: z.optional(Timestamp),
  tender_seal: z.nullish(TenderSeal),
  requirements: z.optional(z.array(z.string())),
  sealed: z.optional(z.boolean()),
  bidder: z.nullish(Member),
  attachments: z.optional(z.array(Id)),
  files: z.optional(z.array(FileInfo)),
  edited_at: z.nullish(Timestamp),
  withdrawn_at: z.nullish(Timestamp),
  outcome: z.nullish(ProposalOutcome),
  awarded_amounts: z.nullish(z.array(z.number())),
  version: z.optional(z.number()),
  lowest_proposal: z.nullish(Id),
  before_amendment: z.nullish(z.number()),
  terms_version: z.optional(z.number()),
  amendments: z.optional(z.array(TenderAmendment)),
  thread: z.optional(z.array(ProposalMessage)),
});
export type Proposal = z.infer<typeof Proposal>;

const Answers = z
  .array(z.string().check(z.trim(), z.maxLength(PROPOSAL_ANSWER_MAX)))
  .check(z.maxLength(ANSWERS_MAX));
const Files = z.array(Id).check(z.maxLength(FILES_MAX));

/** Version of the tender's terms that the bidder saw. */
const TermsVersion = z.optional(z.int().check(z.gte(1)));

/** Fields sent by a bidder (TND-069–079); additive ones are optional. */
const ProposalFields = z.object({
  company_name: Line(PROPOSAL_LINE_MAX).check(z.minLength(1)),
  contact_person: Line(PROPOSAL_LINE_MAX).check(z.minLength(1)),
  proposal_amount: WholeNumber(PROPOSAL_NUMBERS.proposal_amount),
  proposal_description: Text(PROPOSAL_DESCRIPTION_MAX),
  delivery_days: z.nullish(WholeNumber(PROPOSAL_NUMBERS.delivery_days)),
  answers: z.optional(Answers),
  attachments: z.optional(Files),
  terms_version: TermsVersion,
});
export type ProposalBody = z.input<typeof ProposalFields>;

/** Path of one proposal. */
export const ProposalParams = z.object({ id: Id, proposalId: Id });

/**
 * Bids on a tender (TND-075–079). 409 on one's own tender, when it takes no proposals by the
 * server's clock, and while the caller has another proposal on it. Idempotent by `client_id`
 * (additive). 409 too when `answers` do not match the requirements in number, and when
 * `terms_version` (additive) is outdated; that error names the field.
 */
export const submitProposal = endpoint({
  name: 'submitProposal',
  summary: 'Submit a proposal',
  method: 'POST',
  path: '/api/tenders/{id}/proposals',
  params: IdParams,
  body: z.extend(ProposalFields, {
    answers: z._default(Answers, []),
    attachments: z._default(Files, []),
    client_id: z.optional(ClientId),
  }),
  reply: Proposal,
  status: 201,
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Proposals on the caller's tender for comparison, oldest first (additive). Each has
 * `lowest_proposal`, the id of the lowest of them all: null when there is no single one, missing
 * while sealed.
 */
export const listProposals = endpoint({
  name: 'listProposals',
  summary: 'The proposals of an own tender',
  method: 'GET',
  path: '/api/users/me/tenders/{id}/proposals',
  params: IdParams,
  query: PageQuery,
  reply: z.array(Proposal),
  paged: true,
  access: 'owner',
  refusals: [404],
  idempotent: true,
});

/**
 * The comparison of an own tender's proposals as CSV text (additive), with a byte order mark,
 * headings in the caller's language and formulas escaped; amounts are whole numbers beside their
 * currency. Times are in `time_zone`, Asia/Jakarta by default. 409 while the proposals are sealed.
 * Save `csv` under `file_name`.
 */
export const exportProposals = endpoint({
  name: 'exportProposals',
  summary: 'The proposals of an own tender as CSV',
  method: 'GET',
  path: '/api/users/me/tenders/{id}/proposals/export',
  params: IdParams,
  query: z.object({ time_zone: z.optional(TimeZone) }),
  reply: z.object({ file_name: z.string(), csv: z.string() }),
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * One proposal with its thread, for its bidder and the tender's poster; 404 for anybody else
 * (additive).
 */
export const getProposal = endpoint({
  name: 'getProposal',
  summary: 'One proposal with its thread',
  method: 'GET',
  path: '/api/tenders/{id}/proposals/{proposalId}',
  params: ProposalParams,
  reply: Proposal,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Changes the caller's proposal before the deadline and a decision: 409 afterwards (additive).
 * Omitted fields stay. With `terms_version` it takes the tender's amendments into account, and is
 * 409 when that is outdated.
 */
export const updateProposal = endpoint({
  name: 'updateProposal',
  summary: 'Change a proposal',
  method: 'PUT',
  path: '/api/tenders/{id}/proposals/{proposalId}',
  params: ProposalParams,
  body: ProposalFields,
  reply: Proposal,
  access: 'insider',
  refusals: [403, 404, 409],
  idempotent: true,
});

/**
 * Confirms the caller's undecided proposal after amendments of its tender (additive). 409 when it
 * was decided or withdrawn, and when `terms_version` is outdated.
 */
export const confirmProposal = endpoint({
  name: 'confirmProposal',
  summary: 'Confirm a proposal after an amendment',
  method: 'POST',
  path: '/api/tenders/{id}/proposals/{proposalId}/confirm',
  params: ProposalParams,
  body: z.object({ terms_version: TermsVersion }),
  reply: Proposal,
  access: 'insider',
  refusals: [403, 404, 409],
  idempotent: true,
});

/**
 * Withdraws the caller's proposal before the deadline, which allows a new one: 409 afterwards
 * (additive).
 */
export const withdrawProposal = endpoint({
  name: 'withdrawProposal',
  summary: 'Withdraw a proposal',
  method: 'DELETE',
  path: '/api/tenders/{id}/proposals/{proposalId}',
  params: ProposalParams,
  access: 'insider',
  refusals: [403, 404, 409],
  idempotent: true,
});

/**
 * The caller's proposals, latest first, withdrawn ones as drafts (additive, TND). `not_selected`
 * finds those with that outcome, which no status finds.
 */
export const listMyProposals = endpoint({
  name: 'listMyProposals',
  summary: 'Own proposals',
  method: 'GET',
  path: '/api/users/me/proposals',
  query: z.extend(PageQuery, {
    status_filter: z.optional(z.enum(['all', ...PROPOSAL_STATUSES, 'not_selected'])),
  }),
  reply: z.array(Proposal),
  paged: true,
  access: 'member',
  idempotent: true,
});

/**
 * Answers the poster's question and notifies them (additive): 409 without an open one. The proposal
 * is under review again. Idempotent by `client_id`.
 */
export const answerClarification = endpoint({
  name: 'answerClarification',
  summary: "Answer the poster's question",
  method: 'POST',
  path: '/api/tenders/{id}/proposals/{proposalId}/answer',
  params: ProposalParams,
  body: z.object({ text: Text(FEEDBACK_MAX), client_id: z.optional(ClientId) }),
  reply: Proposal,
  access: 'insider',
  refusals: [403, 404, 409],
  idempotent: true,
});
