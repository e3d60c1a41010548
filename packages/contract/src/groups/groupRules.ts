import type { FileInfo } from '../files/files.ts';

const DAY = 86_400_000;

/** Length limits of a name and a description, after trimming (GRP-074, 076, GRP-090). */
export const GROUP_NAME_MIN = 3;
export const GROUP_NAME_MAX = 100;
export const GROUP_DESCRIPTION_MIN = 10;
export const GROUP_DESCRIPTION_MAX = 2_000;
/** Maximum characters of a location, a tag and a rule, and maximum number of tags and rules. */
export const GROUP_LOCATION_MAX = 150;
export const GROUP_TAG_MAX = 40;
export const GROUP_TAGS_MAX = 20;
export const GROUP_RULE_MAX = 300;
export const GROUP_RULES_MAX = 20;

/** Suggested tags while a group is edited; free ones are allowed too (GRP-079, GRP-091). */
export const GROUP_EDIT_TAGS = [
  'Technology',
  'Healthcare',
  'Finance',
  'Manufacturing',
  'Agriculture',
  'Education',
  'Retail',
  'Construction',
  'Transportation',
  'Energy',
  'Media',
  'Real Estate',
  'Professional Services',
  'Government',
  'Non-profit',
  'Food & Beverage',
  'Tourism',
  'Automotive',
  'Textile',
] as const;

/** Comparison key of a tag: trimmed, in lower case (GRP-089). */
export const groupTagKey = (tag: string): string => tag.trim().toLowerCase();

/** Trims tags and drops empty ones and duplicates, compared without case (GRP-077, 078). */
export function distinctGroupTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = groupTagKey(tag);
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag.trim());
  }
  return [...byKey.values()];
}

/** Trims rules and drops empty ones (GRP-080). */
export const normalizedGroupRules = (rules: readonly string[]): string[] =>
  rules.map((rule) => rule.trim()).filter((rule) => rule !== '');

/**
 * Returns true for members who may edit a group: its admin, moderators and admins (GRP-069–072).
 */
export const canEditGroup = (
  group: { admin_user_id?: string | null | undefined },
  user: { id: string; role: string },
): boolean => group.admin_user_id === user.id || user.role === 'admin' || user.role === 'moderator';

/** Returns true for the only member who may make a group public or private: its own admin. */
export const canChangeGroupType = (
  group: { admin_user_id?: string | null | undefined },
  user: { id: string },
): boolean => group.admin_user_id === user.id;

/** Days after a declined request in which it cannot be made again (GRP-168). */
export const GROUP_ASK_AGAIN_DAYS = 7;

/** Days in which a closed group can be reopened, before it is deleted (GRP-170). */
export const GROUP_REOPEN_DAYS = 30;

/** Returns the moment at which a closed group is deleted. */
export const groupDeletedAt = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + GROUP_REOPEN_DAYS * DAY);

/** Returns the moment from which a declined request may be made again. */
export const groupAskAgainAt = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + GROUP_ASK_AGAIN_DAYS * DAY);

/** Returns true for those who keep order in a group: its admin and its moderators (GRP-160). */
export const moderatesGroup = (role: string | null | undefined): boolean =>
  role === 'admin' || role === 'moderator';

/** Returns true when a role in a group may act on a member: only the admin on moderators. */
export const outranksInGroup = (
  role: string | null | undefined,
  other: string | null | undefined,
): boolean =>
  role === 'admin' ? other !== 'admin' : role === 'moderator' && !moderatesGroup(other);

/** Number of a group's posts, from either field (GRP-034). */
export const postsCountOf = (group: {
  posts_count?: number | undefined;
  post_count?: number | undefined;
}): number => group.posts_count ?? group.post_count ?? 0;

/** Full days since a group was created; `now` is in milliseconds (GRP-032). */
export const groupDaysActive = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY));

/** Type of a group post by its files: image if all are, video if one is, else text (GRP-137). */
export function groupPostType(
  files: readonly Pick<FileInfo, 'file_type'>[],
): 'text' | 'image' | 'video' {
  if (files.some(({ file_type }) => file_type === 'video')) return 'video';
  const isImages = files.length > 0 && files.every(({ file_type }) => file_type === 'image');
  return isImages ? 'image' : 'text';
}
