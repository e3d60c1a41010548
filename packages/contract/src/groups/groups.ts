import { z } from 'zod/mini';
import { aliasOf, endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, PageQuery, Text, Timestamp } from '../core/fields.ts';
import { revisionOf } from '../core/revision.ts';
import {
  GROUP_DESCRIPTION_MAX,
  GROUP_DESCRIPTION_MIN,
  GROUP_LOCATION_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  GROUP_RULE_MAX,
  GROUP_RULES_MAX,
  GROUP_TAG_MAX,
  GROUP_TAGS_MAX,
} from './groupRules.ts';

/** Type of a group: open to everyone, or joined by accepted request (GRP-019, GRP-048). */
export const GroupType = z.enum(['public', 'private']);
export type GroupType = z.infer<typeof GroupType>;

/** A member's role in a group (GRP-036): `admin` runs it, a `moderator` keeps order (GRP-160). */
export const GroupRole = z.enum(['admin', 'moderator', 'member']);
export type GroupRole = z.infer<typeof GroupRole>;

/** A role that a group's admin offers: moderator, or the group itself (GRP-174). */
export const GroupOfferRole = z.enum(['moderator', 'admin']);
export type GroupOfferRole = z.infer<typeof GroupOfferRole>;

/**
 * Notices from a group to one of its members (GRP-185): of all posts; `highlights`, which are
 * mentions, replies and posts of its admin and moderators; or `none`, but for mentions.
 */
export const GroupNotices = z.enum(['all', 'highlights', 'none']);
export type GroupNotices = z.infer<typeof GroupNotices>;

/**
 * The caller's membership (additive): `pending` has asked to join, `invited` was invited, `banned`
 * cannot come in (GRP-165).
 */
export const GroupMembership = z.enum([
  'none',
  'pending',
  'invited',
  'member',
  'moderator',
  'admin',
  'banned',
]);
export type GroupMembership = z.infer<typeof GroupMembership>;

/** Approval of a group: public once approved by a moderator (additive, ADM-122). */
export const GroupApproval = z.enum(['approved', 'pending', 'rejected']);
export type GroupApproval = z.infer<typeof GroupApproval>;

/** Fields of a group whose edit waits where the group needs approval (ADM-380). */
const RevisedFields = {
  name: z.string(),
  description: z.string(),
  industry_tags: z.array(z.string()),
  location: z.nullable(z.string()),
  rules: z.array(z.string()),
};
export const REVISED_GROUP_FIELDS = Object.keys(
  RevisedFields,
) as readonly (keyof typeof RevisedFields)[];

/**
 * A trade group as its card shows it (GRP-016–031). `posts_count` and `post_count` are the same;
 * read them with `postsCountOf`. `active_discussions` are posts of the last seven days with
 * comments. Additive: `posts_this_week` (the last seven days), `activity_at`, `approval_status`,
 * `membership` of a signed-in caller, `ask_again_at` after a declined request of theirs,
 * `offered_role` that its admin offers to the caller, `notices` that they chose as a member,
 * `requests_count` of pending requests, for the
 * group's admin and moderators, and `opened_at`, before which posts of a group that was private are
 * for its members (GRP-181). Of a single group also `leaves_out`: true when a block keeps posts of it
 * from the caller; and `revision`, an edit that waits for approval, for its admin and moderators.
 */
export const Group = z.object({
  id: Id,
  name: z.string(),
  description: z._default(z.string(), ''),
  group_type: z._default(GroupType, 'public'),
  industry_tags: z._default(z.array(z.string()), []),
  location: z.nullish(z.string()),
  rules: z._default(z.array(z.string()), []),
  member_count: z._default(z.number(), 0),
  posts_count: z.optional(z.number()),
  post_count: z.optional(z.number()),
  active_discussions: z._default(z.number(), 0),
  created_at: Timestamp,
  created_by: z.nullish(Id),
  admin_user_id: z.nullish(Id),
  admin_name: z.nullish(z.string()),
  user_role: z.optional(GroupRole),
  posts_this_week: z.optional(z.number()),
  activity_at: z.nullish(Timestamp),
  approval_status: z.optional(GroupApproval),
  membership: z.optional(GroupMembership),
  ask_again_at: z.nullish(Timestamp),
  offered_role: z.nullish(GroupOfferRole),
  notices: z.optional(GroupNotices),
  closed_at: z.nullish(Timestamp),
  opened_at: z.nullish(Timestamp),
  requests_count: z.optional(z.number()),
  leaves_out: z.optional(z.boolean()),
  revision: z.nullish(revisionOf(z.partial(z.object(RevisedFields)))),
});
export type Group = z.infer<typeof Group>;

const Filter = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

/**
 * Filters of group lists (additive): `search` matches name, tags and location (GRP-002–004); `tag`
 * is compared without case, `location` matches any part.
 */
const GroupFilters = z.extend(PageQuery, {
  search: Filter(200),
  tag: Filter(GROUP_TAG_MAX),
  location: Filter(GROUP_LOCATION_MAX),
  type: z.optional(GroupType),
  skip: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
});

/**
 * All groups, largest first (GRP-013, GRP-040). Public; with a token, each has the caller's
 * `membership`. Additive: `discover` omits the caller's own (GRP-038).
 */
export const listGroups = endpoint({
  name: 'listGroups',
  summary: 'Trade groups, the largest first',
  method: 'GET',
  path: '/api/groups',
  query: z.extend(GroupFilters, { discover: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(Group),
  paged: true,
  access: 'anyone',
  optionalAuth: true,
  idempotent: true,
});

/** The caller's groups with their `user_role`, latest activity first (GRP-014, GRP-040). */
export const listMyGroups = endpoint({
  name: 'listMyGroups',
  summary: 'Own trade groups, the latest activity first',
  method: 'GET',
  path: '/api/groups/my-groups',
  query: GroupFilters,
  reply: z.array(Group),
  paged: true,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/** One group (additive); while pending approval, only for its maker and moderators. */
export const getGroup = endpoint({
  name: 'getGroup',
  summary: 'One trade group',
  method: 'GET',
  path: '/api/groups/{id}',
  params: IdParams,
  reply: Group,
  access: 'anyone',
  optionalAuth: true,
  refusals: [404],
  idempotent: true,
});

const Tags = z.array(Line(GROUP_TAG_MAX).check(z.minLength(1))).check(z.maxLength(GROUP_TAGS_MAX));
const Rules = z.array(Line(GROUP_RULE_MAX)).check(z.maxLength(GROUP_RULES_MAX));

/** Fields of a group. Tags are deduplicated without case, empty rules dropped. */
const GroupFields = z.object({
  name: Line(GROUP_NAME_MAX).check(z.minLength(1)),
  description: Text(GROUP_DESCRIPTION_MAX),
  group_type: z.optional(GroupType),
  industry_tags: z.optional(Tags),
  location: z.nullish(Line(GROUP_LOCATION_MAX)),
  rules: z.optional(Rules),
});
export type GroupBody = z.input<typeof GroupFields>;

/**
 * Creates a group run by the caller (GRP-057–064); a new member's may need approval (ADM-122).
 * Idempotent by `client_id` (additive).
 */
export const createGroup = endpoint({
  name: 'createGroup',
  summary: 'Make a trade group',
  method: 'POST',
  path: '/api/groups',
  body: z.extend(GroupFields, {
    group_type: z._default(GroupType, 'public'),
    industry_tags: z._default(Tags, []),
    rules: z._default(Rules, []),
    client_id: z.optional(ClientId),
  }),
  reply: Group,
  status: 201,
  access: 'member',
  idempotent: true,
});

/**
 * Changes a group (GRP-069–076, GRP-083, 084), under the documented path. Omitted fields stay. Of a
 * member whose groups need approval, an edit of an approved group waits (ADM-380): the reply is the
 * group as it is, with its `revision`. 403 for another `group_type` from anybody but the group's own
 * admin. A private group that becomes public notifies its members; its posts until then stay for
 * members, unless the additive `opens_old_posts` is true (GRP-180–184).
 */
export const updateGroup = endpoint({
  name: 'updateGroup',
  summary: 'Change a trade group',
  method: 'PUT',
  path: '/groups/{id}',
  params: IdParams,
  body: z.extend(GroupFields, {
    name: Line(GROUP_NAME_MAX).check(z.minLength(GROUP_NAME_MIN)),
    description: z
      .string()
      .check(z.trim(), z.minLength(GROUP_DESCRIPTION_MIN), z.maxLength(GROUP_DESCRIPTION_MAX)),
    opens_old_posts: z.optional(z.boolean()),
  }),
  // The documents do not specify the reply.
  reply: z.catch(z.nullable(Group), null),
  access: 'groupEditor',
  refusals: [404, 409],
  idempotent: true,
});

/** The same call under the path prefix of the area's other calls (GRP-088). */
export const updateGroupAlias = aliasOf(updateGroup, {
  name: 'updateGroupAlias',
  path: '/api/groups/{id}',
});

/** Number of posts, comments and their authors that a group opens when it becomes public. */
export const GroupOpening = z.object({
  posts_count: z.number(),
  comments_count: z.number(),
  authors_count: z.number(),
});
export type GroupOpening = z.infer<typeof GroupOpening>;

/** Counts what becomes readable when a private group opens its old posts (additive, GRP-180). */
export const getGroupOpening = endpoint({
  name: 'getGroupOpening',
  summary: 'Number of posts that a trade group would open',
  method: 'GET',
  path: '/api/groups/{id}/opening',
  params: IdParams,
  reply: GroupOpening,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/**
 * Closes a group (additive, GRP-170): read-only for 30 days, in which its admin can reopen it, then
 * deleted. Its members are notified; closing again changes nothing.
 */
export const closeGroup = endpoint({
  name: 'closeGroup',
  summary: 'Close a trade group',
  method: 'POST',
  path: '/api/groups/{id}/close',
  params: IdParams,
  reply: Group,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/** Reopens a closed group (additive, GRP-172). An open one stays as it is. */
export const reopenGroup = endpoint({
  name: 'reopenGroup',
  summary: 'Reopen a closed trade group',
  method: 'POST',
  path: '/api/groups/{id}/reopen',
  params: IdParams,
  reply: Group,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});
