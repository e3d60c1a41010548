import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { aliasOf, endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { FlagReason } from '../core/flagReason.ts';
import { FlaggedType } from './flags.ts';
import { AuditEntry } from './log.ts';

/** Maximum characters of the notes on a decision. */
export const NOTES_MAX = 500;
/** Maximum number of flags that one call decides. */
export const REVIEWED_MAX = 50;
/**
 * Minutes for which a claim blocks other moderators, and the time in which a decision can be
 * undone.
 */
export const CLAIM_MINUTES = 15;
export const UNDO_SECONDS = 15;
/** Days after a removal in which an admin can restore the content. */
export const RESTORE_DAYS = 30;

export const Notes = z.optional(z.string().check(z.trim(), z.maxLength(NOTES_MAX)));

/** Decisions about a flag (ADM-071–073). */
export const FLAG_ACTIONS = ['dismiss', 'warn_user', 'remove_content'] as const;
export const FlagAction = z.enum(FLAG_ACTIONS);
export type FlagAction = z.infer<typeof FlagAction>;

/** Statuses of a flag: pending a decision, or decided (ADM-049, ADM-074). */
export const FLAG_STATUSES = ['pending', 'reviewed'] as const;
export const FlagStatus = z.enum(FLAG_STATUSES);
export type FlagStatus = z.infer<typeof FlagStatus>;

/** A summary of the content around a flag, for moderators. */
const Part = {
  id: z.optional(Id),
  author: z.nullish(Member),
  created_at: z.nullish(Timestamp),
};

/** The content that another piece of content belongs to, such as the group of a post. */
const Place = z.object({ type: z.string(), id: Id, name: z.string() });

/** Facts of flagged content besides its texts; counts of members and posts are a group's. */
const About = {
  place: z.nullish(Place),
  members_count: z.optional(z.number()),
  posts_count: z.optional(z.number()),
  files_count: z.optional(z.number()),
};

/**
 * Flagged content (ADM-054). Additive: its id, author, date, place and counts; `is_gone` after its
 * removal, with the texts it had when it was flagged; `is_withheld` when only `getFlag` has the
 * text, such as a message's (ADM-097).
 */
export const FlaggedContent = z.object({
  ...Part,
  ...About,
  content: z.nullish(z.string()),
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  is_gone: z.optional(z.boolean()),
  is_withheld: z.optional(z.boolean()),
});
export type FlaggedContent = z.infer<typeof FlaggedContent>;

/** Change of content after it was flagged. */
export const FlagChange = z.enum(['edited', 'deleted']);
export type FlagChange = z.infer<typeof FlagChange>;

/** Flagged content as it was when it was flagged (additive). */
export const FlagSnapshot = z.object({
  ...Part,
  ...About,
  content: z.nullish(z.string()),
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
});
export type FlagSnapshot = z.infer<typeof FlagSnapshot>;

/**
 * A flag (ADM-048–056). Additive: pending flags of the same content share a `case_id` and are
 * decided together; `actions` are the caller's options, none for their own content; `claim` names
 * its holder and expiry; `change` is what happened to the content since; `is_own_report` when the
 * caller is among the reporters of the case, and so does not decide it; `outcome` and the following
 * fields describe the decision; `restore_until` is the end of the time in which an admin can restore
 * what was removed, `restored_at` when one did.
 */
export const Flag = z.object({
  id: Id,
  status: z._default(z.string(), 'pending'),
  is_active: z._default(z.boolean(), true),
  reason: z.string(),
  content_type: z.string(),
  content_id: z.optional(Id),
  description: z.nullish(z.string()),
  content: z.nullish(FlaggedContent),
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
  change: z.nullish(FlagChange),
  is_own_report: z.optional(z.boolean()),
  outcome: z.nullish(z.string()),
  notes: z.nullish(z.string()),
  reviewed_at: z.nullish(Timestamp),
  reviewer: z.nullish(Member),
  undo_until: z.nullish(Timestamp),
  restore_until: z.nullish(Timestamp),
  restored_at: z.nullish(Timestamp),
});
export type Flag = z.infer<typeof Flag>;

/**
 * Flags (ADM-043–046): pending ones grouped by content, longest-pending first; decided ones latest
 * first. `t` defeats caches. Additive: `content_type`, `reason`.
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
 * A flag with the context for a decision (additive): the text even where lists withhold it, the
 * content around it, all flags of its case, and earlier decisions about the content or its author,
 * newest first. Reading a message this way is audited (ADM-097). `answer` is the warned member's,
 * `snapshot` the content as this flag saw it, until it is purged.
 */
export const FlagDetail = z.extend(Flag, {
  context: z.array(z.object({ ...Part, content: z.string() })),
  reports: z.array(Flag),
  history: z.array(AuditEntry),
  snapshot: z.nullish(FlagSnapshot),
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
 * Decides about flagged content and settles all its pending flags (ADM-071–078), under the
 * documented path. 400 'already been reviewed' for a second decision (ADM-086), 403 for one's own
 * content or report, or a member whom only admins can remove, 409 while another moderator has
 * claimed it.
 */
export const reviewFlag = endpoint({
  name: 'reviewFlag',
  summary: 'Decide about a flag',
  method: 'PUT',
  path: '/admin/flags/{id}/review',
  params: IdParams,
  query: z.object({ action: FlagAction, notes: Notes }),
  // The documents do not specify the reply.
  reply: z.catch(z.nullable(Flag), null),
  access: 'moderator',
  refusals: [400, 403, 404, 409],
  idempotent: false,
});

/** The same call under the path prefix of the area's other calls (ADM-092). */
export const reviewFlagAlias = aliasOf(reviewFlag, {
  name: 'reviewFlagAlias',
  path: '/api/admin/flags/{id}/review',
});

/**
 * Decides flags in bulk, each on its own (additive); `refused` is worded in the caller's language.
 */
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

/** Undoes one's own dismissal or warning within 15 s (additive); 409 afterwards. */
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

/**
 * Claims a flag's content for 15 minutes (additive); 409 while another moderator has it, whose claim
 * an admin takes over.
 */
export const claimFlag = endpoint({
  name: 'claimFlag',
  summary: 'Claim a flag',
  method: 'PUT',
  path: '/api/admin/flags/{id}/claim',
  params: IdParams,
  reply: Flag,
  access: 'moderator',
  refusals: [400, 403, 404, 409],
  idempotent: true,
});

/** Releases one's claim (additive); succeeds without a claim too. 403 for another's claim. */
export const releaseFlag = endpoint({
  name: 'releaseFlag',
  summary: 'Give up the claim of a flag',
  method: 'DELETE',
  path: '/api/admin/flags/{id}/claim',
  params: IdParams,
  access: 'moderator',
  refusals: [403, 404],
  idempotent: true,
});

/**
 * Restores what a decision removed, with all that went with it, within 30 days (additive). A
 * repetition answers the same. 403 to moderators and for one's own content or report, 404 for an
 * unknown flag, 409 when it is too late or something that the content needs is gone.
 */
export const restoreContent = endpoint({
  name: 'restoreContent',
  summary: 'Restore removed content',
  method: 'POST',
  path: '/api/admin/flags/{id}/restore',
  params: IdParams,
  reply: Flag,
  access: 'admin',
  refusals: [403, 404, 409],
  idempotent: true,
});
