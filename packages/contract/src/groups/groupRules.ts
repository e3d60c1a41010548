import type { FileInfo } from '../files/files.ts';

/** Least and most characters of a name and a description, after trimming (GRP-074, 076, GRP-090). */
export const GROUP_NAME_MIN = 3;
export const GROUP_NAME_MAX = 100;
export const GROUP_DESCRIPTION_MIN = 10;
export const GROUP_DESCRIPTION_MAX = 2_000;
/** Most characters of a location, a tag and a rule, and most tags and rules. */
export const GROUP_LOCATION_MAX = 150;
export const GROUP_TAG_MAX = 40;
export const GROUP_TAGS_MAX = 20;
export const GROUP_RULE_MAX = 300;
export const GROUP_RULES_MAX = 20;

/** Tags suggested while a group is edited, where free ones are taken as well (GRP-079, GRP-091). */
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

/** A tag as tags are compared: trimmed, whatever its case (GRP-089). */
export const groupTagKey = (tag: string): string => tag.trim().toLowerCase();

/** Trimmed tags, each once whatever its case, empty ones dropped (GRP-077, 078). */
export function distinctGroupTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = groupTagKey(tag);
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag.trim());
  }
  return [...byKey.values()];
}

/** Trimmed rules without the empty ones (GRP-080). */
export const normalizedGroupRules = (rules: readonly string[]): string[] =>
  rules.map((rule) => rule.trim()).filter((rule) => rule !== '');

/** Whether a member may edit a group: its admin, and moderators and admins (GRP-069–072). */
export const canEditGroup = (
  group: { admin_user_id?: string | null | undefined },
  user: { id: string; role: string },
): boolean => group.admin_user_id === user.id || user.role === 'admin' || user.role === 'moderator';

/** Whether a member may make a group public or private: its own admin, and nobody else. */
export const canChangeGroupType = (
  group: { admin_user_id?: string | null | undefined },
  user: { id: string },
): boolean => group.admin_user_id === user.id;

/** How many posts a group has, whichever field tells it (GRP-034). */
export const postsCountOf = (group: {
  posts_count?: number | undefined;
  post_count?: number | undefined;
}): number => group.posts_count ?? group.post_count ?? 0;

const DAY = 86_400_000;

/** Full days since a group was made, in milliseconds of `now` (GRP-032). */
export const groupDaysActive = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY));

/** The type of a group post by its files: all images, or a video among them, else text (GRP-137). */
export function groupPostType(
  files: readonly Pick<FileInfo, 'file_type'>[],
): 'text' | 'image' | 'video' {
  if (files.some(({ file_type }) => file_type === 'video')) return 'video';
  const isImages = files.length > 0 && files.every(({ file_type }) => file_type === 'image');
  return isImages ? 'image' : 'text';
}
