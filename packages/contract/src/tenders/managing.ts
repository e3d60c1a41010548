import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, PageQuery, Text, WholeNumber } from '../core/fields.ts';
import { ProposalDecision } from './proposalRules.ts';
import { FEEDBACK_MAX, Proposal, ProposalParams } from './proposals.ts';
import { TenderCurrency } from './tenderMoney.ts';
import { TenderStatus } from './tenderStatus.ts';
import {
  Deadline,
  TENDER_DESCRIPTION_MAX,
  TENDER_FILES_MAX,
  TENDER_LINE_MAX,
  TENDER_NUMBERS,
  TENDER_REQUIREMENT_MAX,
  TENDER_REQUIREMENTS_MAX,
  TENDER_TAG_MAX,
  TENDER_TAGS_MAX,
  TENDER_TITLE_MAX,
  Tender,
  TenderCategory,
  TenderQuery,
} from './tenders.ts';

const OptionalLine = z.nullish(Line(TENDER_LINE_MAX));
const Requirements = z
  .array(Line(TENDER_REQUIREMENT_MAX))
  .check(z.maxLength(TENDER_REQUIREMENTS_MAX));
const Tags = z
  .array(Line(TENDER_TAG_MAX).check(z.minLength(1)))
  .check(z.maxLength(TENDER_TAGS_MAX));
const Files = z.array(Id).check(z.maxLength(TENDER_FILES_MAX));

/** Fields of a tender (TND-051–058, TND-064). Empty requirement lines are dropped. */
const TenderFields = z.object({
  title: Line(TENDER_TITLE_MAX).check(z.minLength(1)),
  description: Text(TENDER_DESCRIPTION_MAX),
  category: TenderCategory,
  deadline: Deadline,
  company_name: OptionalLine,
  contact_person: OptionalLine,
  budget_min: z.nullish(WholeNumber(TENDER_NUMBERS.budget_min)),
  budget_max: z.nullish(WholeNumber(TENDER_NUMBERS.budget_max)),
  currency: z.optional(TenderCurrency),
  requirements: z.optional(Requirements),
  location: OptionalLine,
  tags: z.optional(Tags),
  sealed: z.optional(z.boolean()),
  is_multi_award: z.optional(z.boolean()),
  shows_award: z.optional(z.boolean()),
  attachments: z.optional(Files),
});
export type TenderBody = z.input<typeof TenderFields>;

/**
 * Posts a tender (TND-060–062), active unless saved as a draft (TND-064). 422 for a past deadline,
 * unless it is a draft, and for a minimum over the maximum (TND-065). Additive: `sealed` hides bids until the deadline,
 * `is_multi_award` lets several be accepted, `shows_award` lets the other bidders read the accepted
 * amount, `attachments` are files of the category `tenders`. Idempotent by `client_id`.
 */
export const createTender = endpoint({
  name: 'createTender',
  summary: 'Post a tender',
  method: 'POST',
  path: '/api/tenders',
  body: z.extend(TenderFields, {
    currency: z._default(TenderCurrency, 'IDR'),
    requirements: z._default(Requirements, []),
    tags: z._default(Tags, []),
    sealed: z._default(z.boolean(), false),
    is_multi_award: z._default(z.boolean(), false),
    shows_award: z._default(z.boolean(), false),
    attachments: z._default(Files, []),
    status: z._default(z.enum(['active', 'draft']), 'active'),
    client_id: z.optional(ClientId),
  }),
  reply: Tender,
  status: 201,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Changes a tender (additive, TND-113); omitted fields stay. Once it has a proposal, 409 for
 * another currency, other requirements, a switched seal or way of awarding, and a deadline moved
 * nearer than 24 hours from now; for a sealed tender also for an earlier deadline, or one moved after
 * it has passed. Any other change is then a numbered amendment that its bidders are notified of.
 */
export const updateTender = endpoint({
  name: 'updateTender',
  summary: 'Change a tender',
  method: 'PUT',
  path: '/api/tenders/{id}',
  params: IdParams,
  body: TenderFields,
  reply: Tender,
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Closes, reopens, awards or drafts a tender (TND-105–107, TND-064, TND-112). 409 for reopening or
 * publishing after its deadline, which must be moved first; for drafting one with proposals, for
 * awarding one without an accepted proposal, and a sealed one before its deadline. Closing one with
 * an accepted proposal gives undecided ones the outcome `not_selected`, and notifies their bidders;
 * reopening takes that back.
 */
export const setTenderStatus = endpoint({
  name: 'setTenderStatus',
  summary: 'Close or reopen a tender',
  method: 'PUT',
  path: '/api/tenders/{id}/status',
  params: IdParams,
  body: z.object({ status: TenderStatus }),
  reply: Tender,
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});

/** Deletes a tender with its proposals and files (TND-110) and notifies bidders. */
export const deleteTender = endpoint({
  name: 'deleteTender',
  summary: 'Delete a tender',
  method: 'DELETE',
  path: '/api/tenders/{id}',
  params: IdParams,
  access: 'owner',
  refusals: [404],
  idempotent: true,
});

/**
 * The caller's tenders, drafts included, newest first (TND-096, TND-103, TND-104). `has_proposals`
 * (additive) omits those without a proposal, for the inbox's filter.
 */
export const listMyTenders = endpoint({
  name: 'listMyTenders',
  summary: 'Own tenders',
  method: 'GET',
  path: '/api/users/me/tenders',
  query: z.extend(TenderQuery, { has_proposals: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(Tender),
  paged: true,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/** Counts of the caller's tenders and the proposals on them (TND-098–102). */
export const TenderStats = z.object({
  tender_overview: z.object({ total_tenders: z.number(), active_tenders: z.number() }),
  proposal_overview: z.object({ total_proposals: z.number(), new_proposals: z.number() }),
});
export type TenderStats = z.infer<typeof TenderStats>;

/** The counts of the dashboard (TND-098). */
export const getTenderStats = endpoint({
  name: 'getTenderStats',
  summary: 'Figures of own tenders',
  method: 'GET',
  path: '/api/users/me/tenders/stats',
  reply: TenderStats,
  access: 'member',
  idempotent: true,
});

/**
 * Values of the inbox's filter (TND-119), and (additive) proposals that need an answer, and those
 * that were not selected, which no status finds.
 */
export const InboxFilter = z.enum([
  'all',
  'submitted',
  'under_review',
  'accepted',
  'rejected',
  'needs_clarification',
  'not_selected',
]);
export type InboxFilter = z.infer<typeof InboxFilter>;

/** Proposals on the caller's tenders, latest first (TND-097, TND-116–119). */
export const listProposalInbox = endpoint({
  name: 'listProposalInbox',
  summary: 'Proposals on own tenders',
  method: 'GET',
  path: '/api/users/me/proposals/inbox',
  query: z.extend(PageQuery, {
    status_filter: z.optional(InboxFilter),
    tender_filter: z.optional(Id),
  }),
  reply: z.array(Proposal),
  paged: true,
  access: 'member',
  idempotent: true,
});

/**
 * Decides on a proposal and notifies its bidder (TND-122–130). `close_tender` closes the tender
 * with an acceptance (TND-135), also with one made before; the others are not selected then.
 * `needs_clarification` asks `feedback` as a question in the thread, and is 422 without it. 409 once
 * it is accepted, rejected or not selected, while the bid is sealed, for a second acceptance unless
 * the tender `is_multi_award`, and when `version` (additive) is outdated; that error names the
 * field. Idempotent by `client_id` (additive).
 */
export const decideProposal = endpoint({
  name: 'decideProposal',
  summary: 'Decide on a proposal',
  method: 'PUT',
  path: '/api/tenders/{id}/proposals/{proposalId}/status',
  params: ProposalParams,
  body: z.object({
    status: ProposalDecision,
    feedback: z.nullish(z.string().check(z.trim(), z.maxLength(FEEDBACK_MAX))),
    close_tender: z.nullish(z.boolean()),
    version: z.optional(z.int().check(z.gte(1))),
    client_id: z.optional(ClientId),
  }),
  reply: Proposal,
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});
