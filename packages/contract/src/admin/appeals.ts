import { z } from 'zod/mini';
import { Email, Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Text, Timestamp } from '../core/fields.ts';
import { Notes } from './reviewing.ts';

/** Maximum characters of an appeal, and the days after a decision in which it can be made. */
export const APPEAL_MAX = 1000;
export const APPEAL_DAYS = 30;

/** Statuses of an appeal: pending a decision, or decided. */
export const APPEAL_STATUSES = ['pending', 'decided'] as const;
export const AppealStatus = z.enum(APPEAL_STATUSES);
export type AppealStatus = z.infer<typeof AppealStatus>;

/** Outcomes of an appeal: the decision was right, or wrong. */
export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export const AppealOutcome = z.enum(APPEAL_OUTCOMES);
export type AppealOutcome = z.infer<typeof AppealOutcome>;

/** Kinds of decisions that can be appealed; further kinds may follow. */
export const DECISION_KINDS = ['removal', 'rejection', 'deactivation'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** An appeal and its outcome; `is_restored` when the content is public again by it. */
const appealFields = {
  text: z.string(),
  created_at: Timestamp,
  outcome: z.nullish(z.string()),
  notes: z.nullish(z.string()),
  decided_at: z.nullish(Timestamp),
  is_restored: z.optional(z.boolean()),
};

/** A decision: `excerpt` is the beginning of the content, `reason` the rule of a removal. */
const decisionFields = {
  id: Id,
  kind: z.string(),
  content_type: z.string(),
  content_id: Id,
  title: z.string(),
  excerpt: z.string(),
  reason: z.nullish(z.string()),
  notes: z.nullish(z.string()),
  created_at: Timestamp,
};

/**
 * A statement of reasons for a decision on a member's own content or account (additive).
 * `can_appeal` until `appeal_until`, once. Decider and reporters stay anonymous.
 */
export const ModerationDecision = z.object({
  ...decisionFields,
  appeal_until: Timestamp,
  can_appeal: z.boolean(),
  appeal: z.nullish(z.object(appealFields)),
});
export type ModerationDecision = z.infer<typeof ModerationDecision>;

/** A decision on the caller's own content (additive). 404 for another member's. */
export const getModerationDecision = endpoint({
  name: 'getModerationDecision',
  summary: 'A decision of the moderators about what is your own',
  method: 'GET',
  path: '/api/moderation-decisions/{id}',
  params: IdParams,
  reply: ModerationDecision,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Appeals a decision once, within 30 days (additive); 409 for a second appeal and afterwards.
 * Repeating the text has no effect.
 */
export const appealDecision = endpoint({
  name: 'appealDecision',
  summary: 'Appeal a decision, once',
  method: 'PUT',
  path: '/api/moderation-decisions/{id}/appeal',
  params: IdParams,
  body: z.object({ text: Text(APPEAL_MAX) }),
  reply: ModerationDecision,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Appeals the deactivation of one's own account, once, within 30 days (additive): there is no
 * session, so email and password come along, with the answers and limits of `login`. 409 while the
 * account is active, for another text, and afterwards. Repeating the text has no effect.
 */
export const appealDeactivation = endpoint({
  name: 'appealDeactivation',
  summary: 'Appeal the deactivation of your account, once',
  method: 'POST',
  path: '/api/auth/appeal',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    text: Text(APPEAL_MAX),
  }),
  reply: ModerationDecision,
  access: 'anyone',
  refusals: [401, 409],
  idempotent: true,
});

/**
 * An appeal, for moderators (additive), under the id of its decision. `flag_id` leads to what was
 * removed; `is_withheld` when only `getFlag` has the words, such as a message's. `deny_reason` names
 * why the caller cannot decide: `own_content`, `own_decision`, `own_report`, or `admins_only` of a
 * deactivation.
 */
export const Appeal = z.object({
  ...appealFields,
  id: Id,
  status: AppealStatus,
  member: z.nullish(Member),
  decision: z.object({ ...decisionFields, decider: z.nullish(Member) }),
  flag_id: z.nullish(Id),
  is_withheld: z.boolean(),
  deny_reason: z.nullish(z.string()),
  reviewer: z.nullish(Member),
});
export type Appeal = z.infer<typeof Appeal>;

/** Appeals (additive): pending ones oldest first, decided ones latest first. */
export const listAppeals = endpoint({
  name: 'listAppeals',
  summary: 'Appeals of decisions, for moderators',
  method: 'GET',
  path: '/api/admin/appeals',
  query: z.extend(PageQuery, { status: z.optional(AppealStatus) }),
  reply: z.array(Appeal),
  paged: true,
  access: 'moderator',
  idempotent: true,
});

/**
 * Decides an appeal, once (additive), and notifies both the member and the first decider. Overturning
 * approves what was rejected, restores what was removed and reactivates an account. 403 on one's own
 * content, decision or report, and for moderators on a deactivation; 403 with
 * `code: "password_required"` as for `setUserStatus`. 409 for a second decision.
 */
export const decideAppeal = endpoint({
  name: 'decideAppeal',
  summary: 'Decide about an appeal',
  method: 'POST',
  path: '/api/admin/appeals/{id}/decision',
  params: IdParams,
  body: z.object({ outcome: AppealOutcome, notes: Notes }),
  reply: Appeal,
  access: 'moderator',
  refusals: [403, 404, 409],
  idempotent: false,
});
