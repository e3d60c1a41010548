import {
  distinctGroupTags,
  type Group,
  type GroupBody,
  type GroupMembership,
  type GroupNotices,
  type GroupOfferRole,
  type GroupRole,
  normalizedGroupRules,
  type Post,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** A post's id and time. */
export type PlacedPost = Pick<Post, 'id' | 'created_at'>;

/** A group with its members, join requests and invitations. */
export interface StoredGroup {
  group: Group;
  /** Members by id, in the order of joining. */
  members: Map<string, { role: GroupRole; joined_at: string }>;
  /** Times of join requests, by member. */
  requests: Map<string, string>;
  invitations: Map<string, { by: string; at: string }>;
  /** Open offers of a role, by member. */
  offers: Map<string, { by: string; role: GroupOfferRole }>;
  /** Chosen notices of members who chose others than the default; `none` is a mute. */
  notices: Map<string, Exclude<GroupNotices, 'none'>>;
  /** Bans, and times of declined requests, by member. */
  bans: Map<string, { by: string; at: string }>;
  declines: Map<string, string>;
  /** Posts of its private time; those of one moment differ from later ones by this set alone. */
  oldPosts: ReadonlySet<string>;
  /** Counts of members and posts without records, to simulate a large group. */
  others: { members: number; posts: number; postsThisWeek: number; discussions: number };
}

/** Returns a member's relationship to a group. */
export function membershipOf(
  { members, requests, invitations, bans }: StoredGroup,
  memberId: string,
): GroupMembership {
  const role = members.get(memberId)?.role;
  if (role !== undefined) return role;
  if (invitations.has(memberId)) return 'invited';
  if (requests.has(memberId)) return 'pending';
  return bans.has(memberId) ? 'banned' : 'none';
}

/** Asserts that a group is not closed. @throws Refusal 409 */
export function assertOpen(stored: StoredGroup): void {
  if (!isOpen(stored)) throw new Refusal(409, 'groupClosed');
}

export const isOpen = ({ group }: StoredGroup) => !group.closed_at;

export const isApproved = ({ group }: StoredGroup) => group.approval_status === 'approved';

export const isReadBy = ({ group, members }: StoredGroup, memberId: string) =>
  members.has(memberId) || (group.group_type === 'public' && group.approval_status === 'approved');

/** Checks whether a post is of a public group's private time, so for its members alone (GRP-181). */
export const isOldPost = ({ group, oldPosts }: StoredGroup, post: PlacedPost): boolean =>
  Boolean(group.opened_at) && (oldPosts.has(post.id) || post.created_at < (group.opened_at ?? ''));

/** Maps a form's fields to those stored. */
export const columnsOf = (fields: GroupBody) => ({
  name: fields.name,
  description: fields.description,
  group_type: fields.group_type ?? 'public',
  industry_tags: distinctGroupTags(fields.industry_tags ?? []),
  rules: normalizedGroupRules(fields.rules ?? []),
  location: fields.location || null,
});
