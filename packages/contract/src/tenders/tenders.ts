import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { FileInfo } from '../files/files.ts';
import type { NumberLimits } from '../text/numberEntry.ts';
import { ProposalStatus } from './proposalRules.ts';
import { Proposal } from './proposals.ts';
import { TenderAmendment } from './tenderAmendments.ts';
import { TenderSort, TenderStatusFilter } from './tenderFilters.ts';
import { TenderSeal, TenderStatus } from './tenderStatus.ts';

/** Categories of tenders as wire values (TND-016). */
export const TENDER_CATEGORIES = ['Furniture', 'Textile', 'Electronics', 'Services'] as const;
export const TenderCategory = z.enum(TENDER_CATEGORIES);
export type TenderCategory = z.infer<typeof TenderCategory>;

/** Limits of a tender's texts, requirements, tags and amounts. */
export const TENDER_TITLE_MAX = 200;
export const TENDER_DESCRIPTION_MAX = 10_000;
export const TENDER_LINE_MAX = 120;
export const TENDER_REQUIREMENT_MAX = 500;
export const TENDER_REQUIREMENTS_MAX = 30;
export const TENDER_TAG_MAX = 40;
export const TENDER_TAGS_MAX = 20;
export const TENDER_AMOUNT_MAX = 1_000_000_000_000_000;
/** Limits of a tender's numbers: amounts in whole units of its currency (TND-020). */
export const TENDER_NUMBERS = {
  budget_min: { least: 0, most: TENDER_AMOUNT_MAX },
  budget_max: { least: 0, most: TENDER_AMOUNT_MAX },
} as const satisfies Record<string, NumberLimits>;
/** Maximum number of files of a tender, and of a proposal (WID-049). */
export const TENDER_FILES_MAX = 10;

/** A tender's deadline: from 1970 to 2199, in ISO 8601 with its offset. */
export const Deadline = Timestamp.check(
  z.refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1970 && year < 2200;
  }),
);

/**
 * A tender (TND-027–044). `proposals_count` and `total_proposals` are the same number, of active
 * proposals (TND-045). `status` is set by its poster; `shownStatus` derives the displayed one,
 * since an active tender takes no proposals after its deadline. Additive: `awarded` is true once a
 * proposal was accepted (TND-135); `seal` is null unless bids are sealed; `my_proposal` is the
 * caller's own, null without one and missing in some calls, `own_proposal` its outline in lists; `files` has the metadata of
 * `attachments`, for signed-in members in single reads; `is_multi_award` is true when several
 * proposals may be accepted, `shows_award` when bidders who were not selected read the accepted
 * amounts. `terms_version` counts its changes, so that a bid can name the terms that its bidder saw;
 * `amendments` are the changes after proposals came in, latest first, where `files` are sent. A
 * poster whose account is deleted leaves `posted_by_user` with only the name.
 */
export const Tender = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  company_name: z.nullish(z.string()),
  contact_person: z.nullish(z.string()),
  category: z.string(),
  budget_min: z.nullish(z.number()),
  budget_max: z.nullish(z.number()),
  currency: z._default(z.string(), 'IDR'),
  deadline: Timestamp,
  requirements: z._default(z.array(z.string()), []),
  location: z.nullish(z.string()),
  tags: z._default(z.array(z.string()), []),
  status: z._default(TenderStatus, 'active'),
  proposals_count: z._default(z.number(), 0),
  total_proposals: z._default(z.number(), 0),
  created_at: z.optional(Timestamp),
  posted_by_user: z.nullish(z.partial(Member)),
  updated_at: z.optional(Timestamp),
  awarded: z.optional(z.boolean()),
  seal: z.nullish(TenderSeal),
  is_multi_award: z.optional(z.boolean()),
  shows_award: z.optional(z.boolean()),
  attachments: z.optional(z.array(Id)),
  files: z.optional(z.array(FileInfo)),
  my_proposal: z.nullish(Proposal),
  own_proposal: z.nullish(
    z.object({ id: Id, proposal_amount: z.nullish(z.number()), status: ProposalStatus }),
  ),
  terms_version: z.optional(z.number()),
  amendments: z.optional(z.array(TenderAmendment)),
});
export type Tender = z.infer<typeof Tender>;

/** Query of tender lists. */
export const TenderQuery = z.extend(PageQuery, {
  status_filter: z.optional(TenderStatusFilter),
  category: z.optional(z.string().check(z.trim(), z.maxLength(40), z.toLowerCase())),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: z.optional(TenderSort),
});

/**
 * Tenders, newest first; drafts are visible only to their poster (TND-046–049, SHELL-131).
 * `status_filter` uses `shownStatus`; `category` is compared without case. `search` matches title,
 * company, place, poster, category, tags, requirements and description (TND-024). `sort` (additive)
 * can order by next deadline. With a token each tender has the caller's `own_proposal` (additive).
 */
export const listTenders = endpoint({
  name: 'listTenders',
  summary: 'Tenders, the newest first',
  method: 'GET',
  path: '/api/tenders',
  query: TenderQuery,
  reply: z.array(Tender),
  paged: true,
  access: 'anyone',
  optionalAuth: true,
  idempotent: true,
});

/**
 * One tender (additive). With a token it includes files and the caller's own proposal. 404 for a
 * draft, except for its poster.
 */
export const getTender = endpoint({
  name: 'getTender',
  summary: 'One tender',
  method: 'GET',
  path: '/api/tenders/{id}',
  params: IdParams,
  reply: Tender,
  access: 'anyone',
  optionalAuth: true,
  refusals: [404],
  idempotent: true,
});
