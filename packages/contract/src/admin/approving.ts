import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { aliasOf, endpoint } from '../core/endpoint.ts';
import { Id, PageQuery, Timestamp } from '../core/fields.ts';
import { Notes } from './reviewing.ts';

/** Content types that can require approval (ADM-122). */
export const APPROVED_TYPES = ['resource', 'group', 'event'] as const;
export const ApprovedType = z.enum(APPROVED_TYPES);
export type ApprovedType = z.infer<typeof ApprovedType>;

/** Decisions about pending content (ADM-113, ADM-114). */
export const CONTENT_ACTIONS = ['approve', 'reject'] as const;
export const ContentAction = z.enum(CONTENT_ACTIONS);
export type ContentAction = z.infer<typeof ContentAction>;

/**
 * Content pending approval (ADM-099–104). Additive: its `maker`, null once their account is deleted,
 * and `actions`, the caller's options: a moderator has none for their own. `is_revision` marks an
 * edit of what is live (ADM-380): `changes` has the changed fields as they are and would be, and
 * `revision_id` names this version of it.
 */
export const PendingContent = z.object({
  id: Id,
  content_type: z.string(),
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
  industry_tags: z._default(z.array(z.string()), []),
  created_at: z.nullish(Timestamp),
  maker: z.nullish(Member),
  actions: z.optional(z.array(ContentAction)),
  is_revision: z.optional(z.boolean()),
  revision_id: z.nullish(Id),
  changes: z.nullish(
    z.object({
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type PendingContent = z.infer<typeof PendingContent>;

/** Content pending approval, oldest first (ADM-098). */
export const listPendingContent = endpoint({
  name: 'listPendingContent',
  summary: 'Content that waits for approval',
  method: 'GET',
  path: '/api/admin/pending-content',
  query: PageQuery,
  reply: z.array(PendingContent),
  paged: true,
  access: 'moderator',
  idempotent: true,
});

/**
 * Approves or rejects content and notifies its maker (ADM-113–118), under the documented path. 403
 * for one's own unless an admin, 404 for missing content, 409 when it is no longer pending. Of a
 * revision (ADM-380) approval applies its changes and rejection drops them; with `revision_id`
 * (additive) it is answered 409 once the revision was edited.
 */
export const decideContent = endpoint({
  name: 'decideContent',
  summary: 'Approve or reject content',
  method: 'PUT',
  path: '/admin/approve-content/{content_type}/{id}',
  params: z.object({ content_type: ApprovedType, id: Id }),
  query: z.object({ action: ContentAction, notes: Notes, revision_id: z.optional(Id) }),
  access: 'moderator',
  refusals: [403, 404, 409],
  idempotent: false,
});

/** The same call under the path prefix of the area's other calls (ADM-092). */
export const decideContentAlias = aliasOf(decideContent, {
  name: 'decideContentAlias',
  path: '/api/admin/approve-content/{content_type}/{id}',
});

/**
 * Takes back one's own edit that waits for approval (additive, ADM-383); succeeds without one of
 * one's own too. 404 without the content.
 */
export const withdrawRevision = endpoint({
  name: 'withdrawRevision',
  summary: 'Take back an edit that waits for approval',
  method: 'DELETE',
  path: '/api/revisions/{content_type}/{id}',
  params: z.object({ content_type: ApprovedType, id: Id }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});
