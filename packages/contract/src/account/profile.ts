import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Line, PageQuery, Phone, Timestamp } from '../core/fields.ts';
import { GroupRole, GroupType } from '../groups/groups.ts';
import { Person } from '../network/people.ts';
import { Post } from '../posts/posts.ts';
import { FULL_NAME_MAX, INDUSTRY_TAGS, IndustryTag, LOCATION_MAX, User } from './account.ts';
import { BUSINESS_NAME_MAX, BusinessProfile, BusinessProfileChange } from './businessProfile.ts';

/** A profile's counts are exact below this number, which means "this many or more". */
export const PROFILE_COUNT_MAX = 1_000;
/** Maximum number of groups that a profile lists, latest activity first. */
export const PROFILE_GROUPS_MAX = 100;
/** Posts that a profile includes; `listMemberPosts` returns the rest. */
export const PROFILE_POSTS = 10;

/** A member's counts (ACCT-070–073). Followers and following both count connections (ACCT-130). */
export const ProfileStats = z.object({
  posts_count: z._default(z.number(), 0),
  followers_count: z._default(z.number(), 0),
  following_count: z._default(z.number(), 0),
  groups_count: z._default(z.number(), 0),
});
export type ProfileStats = z.infer<typeof ProfileStats>;

/** A group on a profile (ACCT-074–081); `user_role` is the role of the profile's member. */
export const ProfileGroup = z.object({
  id: Id,
  name: z.string(),
  description: z._default(z.string(), ''),
  member_count: z._default(z.number(), 0),
  user_role: z.optional(GroupRole),
  location: z.nullish(z.string()),
  posts_count: z._default(z.number(), 0),
  industry_tags: z._default(z.array(z.string()), []),
  group_type: z.optional(GroupType),
});
export type ProfileGroup = z.infer<typeof ProfileGroup>;

/** A post as the documents show it on a profile (ACCT-082–086); its `id` is additive. */
export const ProfilePost = z.object({
  id: z.optional(Id),
  content: z.string(),
  hashtags: z._default(z.array(z.string()), []),
  likes_count: z._default(z.number(), 0),
  comments_count: z._default(z.number(), 0),
  created_at: Timestamp,
});
export type ProfilePost = z.infer<typeof ProfilePost>;

/**
 * A member's profile (ACCT-066–069). Additive: `user` is the member as the network lists them, with
 * their relationship to the caller, and `joined_at` is when they registered.
 */
export const Profile = z.object({
  // A server may have no data of a business.
  profile: z.pipe(
    z.transform((value) => value ?? {}),
    BusinessProfile,
  ),
  stats: z.pipe(
    z.transform((value) => value ?? {}),
    ProfileStats,
  ),
  user_groups: z._default(z.array(ProfileGroup), []),
  user_activity: z._default(z.array(ProfilePost), []),
  user: z.optional(Person),
  joined_at: z.optional(Timestamp),
});
export type Profile = z.infer<typeof Profile>;

/** The member's own profile (ACCT-065). */
export const getProfile = endpoint({
  name: 'getProfile',
  summary: "One's own profile",
  method: 'GET',
  path: '/api/profile',
  reply: Profile,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/**
 * Body that saves a profile: the business and, additive, details of the registration. An omitted
 * field stays; null and empty text clear it, except the member's name.
 */
export const ProfileChange = z.extend(BusinessProfileChange, {
  full_name: z.optional(Line(FULL_NAME_MAX).check(z.minLength(1))),
  company_name: z.nullish(Line(BUSINESS_NAME_MAX)),
  industry_tags: z.nullish(z.array(IndustryTag).check(z.maxLength(INDUSTRY_TAGS.length))),
  location: z.nullish(Line(LOCATION_MAX)),
  phone: z.nullish(Phone),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
/** Its details of the registration. */
export type MemberChange = Pick<
  ProfileChange,
  'full_name' | 'company_name' | 'industry_tags' | 'location' | 'phone'
>;

/**
 * Saves the member's profile (ACCT-099). The reply, not documented, is the profile and the user.
 * 400 names a `founded_year` in the future.
 */
export const saveProfile = endpoint({
  name: 'saveProfile',
  summary: "Save one's own profile",
  method: 'POST',
  path: '/api/profile',
  body: ProfileChange,
  reply: z.object({ profile: z.optional(BusinessProfile), user: z.optional(User) }),
  access: 'member',
  refusals: [400],
  idempotent: true,
});

/**
 * Another member's public profile (additive, ACCT-137): never email or phone; groups and posts only
 * as far as the caller may see them. 404 for a missing or deactivated member.
 */
export const getMemberProfile = endpoint({
  name: 'getMemberProfile',
  summary: "A member's public profile",
  method: 'GET',
  path: '/api/users/{id}/profile',
  params: IdParams,
  reply: Profile,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/** A member's posts that the caller may see, newest first (additive, ACCT-131). */
export const listMemberPosts = endpoint({
  name: 'listMemberPosts',
  summary: 'Posts of a member, newest first',
  method: 'GET',
  path: '/api/users/{id}/posts',
  params: IdParams,
  query: PageQuery,
  reply: z.array(Post),
  paged: true,
  access: 'member',
  refusals: [404],
  idempotent: true,
});
