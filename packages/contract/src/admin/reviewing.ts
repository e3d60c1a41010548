import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { aliasOf, endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { FlaggedType, FlagReason } from './flags.ts';
import { AuditEntry } from './log.ts';

/** Most characters of the notes on a decision. */
export const NOTES_MAX = 500;
/** Most flags that one call decides. */
export const REVIEWED_MAX = 50;
/** How long a claim keeps others from deciding, and how long a decision can be undone. */
export const CLAIM_MINUTES = 15;
export const UNDO_SECONDS = 15;

export const Notes = z.optional(z.string().check(z.trim(), z.maxLength(NOTES_MAX)));

/** What moderators do about a flag (ADM-071–073). */
export const FLAG_ACTIONS = ['dismiss', 'warn_user', 'remove_content'] as const;
export const FlagAction = z.enum(FLAG_ACTIONS);
export type FlagAction = z.infer<typeof FlagAction>;

/** Whether a flag waits for a decision (ADM-049, ADM-074). */
export const FLAG_STATUSES = ['pending', 'reviewed'] as const;
export const FlagStatus = z.enum(FLAG_STATUSES);
export type FlagStatus = z.infer<typeof FlagStatus>;

/** Part of the community as a moderator reads it. */
const Part = {
  id: z.optional(Id),
  author: z.nullish(Member),
  created_at: z.nullish(Timestamp),
};

/**
 * The flagged thing (ADM-054). Additive: its id, author and date; `is_gone` where it was removed
 * since, `is_withheld` where only `getFlag` tells the text, as of a message (ADM-097).
 */
export const FlaggedThing = z.object({
  ...Part,
  content: z.nullish(z.string()),
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  is_gone: z.optional(z.boolean()),
  is_withheld: z.optional(z.boolean()),
});
export type FlaggedThing = z.infer<typeof FlaggedThing>;

/**
 * A flag (ADM-048–056). Additive: `case_id` is the same for all flags that wait on one thing, which one
 * decision settles together; `actions` are what the caller may do, none for their own thing;
 * `claim` says who looks at it until when; `outcome` and what follows tell of the decision.
 */
export const Flag = z.object({
  id: Id,
  status: z._default(z.string(), 'pending'),
  is_active: z._default(z.boolean(), true),
  reason: z.string(),
  content_type: z.string(),
  content_id: z.optional(Id),
  description: z.nullish(z.string()),
  content: z.nullish(FlaggedThing),
  reporter: z.nullish(
    z.object({
      id: z.optional(Id),
      full_name: z.nullish(z.string()),
      email: z.nullish(z.string()),
    }),
  ),
  created_at: z.nullish(Timestamp),
  case_id: z.optional(Id),
  actions: z.optional(z.array(FlagAction)),
  claim: z.nullish(z.object({ member: Member, until: Timestamp })),
  outcome: z.nullish(z.string()),
  notes: z.nullish(z.string()),
  reviewed_at: z.nullish(Timestamp),
  reviewer: z.nullish(Member),
  undo_until: z.nullish(Timestamp),
});
export type Flag = z.infer<typeof Flag>;

/**
 * Flags (ADM-043–046): those that wait with the longest-waiting thing first and its flags together,
 * decided ones with the latest decision first. `t` defeats caches. Additive: `content_type`, `reason`.
 */
export const listFlags = endpoint({
  name: 'listFlags',
  summary: 'Flags, for moderators',
  method: 'GET',
  path: '/api/admin/flags',
  query: z.extend(PageQuery, {
    status: z.optional(FlagStatus),
    t: z.optional(z.string().check(z.maxLength(32))),
    content_type: z.optional(FlaggedType),
    reason: z.optional(FlagReason),
  }),
  reply: z.array(Flag),
  paged: true,
  access: 'moderator',
  idempotent: true,
});

/**
 * A flag with what a decision needs (additive): the thing's text even where lists withhold it, what it
 * stands in, all flags of its case, and earlier decisions about the thing or its author, newest
 * first. Reading a message this way is written to the audit log (ADM-097). `answer` is the warned
 * member's.
 */
export const FlagDetail = z.extend(Flag, {
  context: z.array(z.object({ ...Part, content: z.string() })),
  reports: z.array(Flag),
  history: z.array(AuditEntry),
  answer: z.nullish(z.string()),
});
export type FlagDetail = z.infer<typeof FlagDetail>;

/** One flag with its history (additive). */
export const getFlag = endpoint({
  name: 'getFlag',
  summary: 'A flag with what a decision needs',
  method: 'GET',
  path: '/api/admin/flags/{id}',
  params: IdParams,
  reply: FlagDetail,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});

/**
 * Decides about the thing of a flag, and so settles every flag that waits on it (ADM-071–078), under
 * the path as it is documented. 400 'already been reviewed' where somebody was first (ADM-086), 403 for
 * one's own thing or a member whom only admins remove, 409 while another moderator has claimed it.
 */
export const reviewFlag = endpoint({
  name: 'reviewFlag',
  summary: 'Decide about a flag',
  method: 'PUT',
  path: '/admin/flags/{id}/review',
  params: IdParams,
  query: z.object({ action: FlagAction, notes: Notes }),
  // The documents do not show the reply.
  reply: z.catch(z.nullable(Flag), null),
  access: 'moderator',
  refusals: [400, 403, 404, 409],
  idempotent: false,
});

/** The same call under the path that all others of the area have (ADM-092). */
export const reviewFlagAlias = aliasOf(reviewFlag, {
  name: 'reviewFlagAlias',
  path: '/api/admin/flags/{id}/review',
});

/** Decides about many at once, each by itself (additive); `refused` are told in the caller's language. */
export const reviewFlags = endpoint({
  name: 'reviewFlags',
  summary: 'Decide about many flags',
  method: 'POST',
  path: '/api/admin/flags/review',
  body: z.object({
    ids: z.array(Id).check(z.maxLength(REVIEWED_MAX)),
    action: FlagAction,
    notes: Notes,
  }),
  reply: z.object({
    reviewed: z.array(Flag),
    refused: z.array(z.object({ id: Id, status: z.number(), detail: z.string() })),
  }),
  access: 'moderator',
  idempotent: false,
});

/** Takes back one's own dismissal or warning within 15 s (additive); 409 afterwards. */
export const undoReview = endpoint({
  name: 'undoReview',
  summary: 'Take back a decision about a flag',
  method: 'POST',
  path: '/api/admin/flags/{id}/undo',
  params: IdParams,
  reply: Flag,
  access: 'moderator',
  refusals: [403, 404, 409],
  idempotent: true,
});

/** Keeps the thing of a flag for oneself for 15 minutes (additive); 409 where another has it. */
export const claimFlag = endpoint({
  name: 'claimFlag',
  summary: 'Claim a flag',
  method: 'PUT',
  path: '/api/admin/flags/{id}/claim',
  params: IdParams,
  reply: Flag,
  access: 'moderator',
  refusals: [400, 404, 409],
  idempotent: true,
});

/** Gives one's claim up (additive); nothing happens where one has none. */
export const releaseFlag = endpoint({
  name: 'releaseFlag',
  summary: 'Give up the claim of a flag',
  method: 'DELETE',
  path: '/api/admin/flags/{id}/claim',
  params: IdParams,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});
