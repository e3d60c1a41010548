import { groupTagKey, isFound, searchedText } from '@saudagar/contract';

/** Fields that sort and filter a group. */
interface PlacedGroup {
  id: string;
  name: string;
  group_type: string;
  industry_tags: readonly string[];
  location?: string | null | undefined;
  member_count: number;
  created_at: string;
  activity_at?: string | null | undefined;
  user_role?: string | undefined;
  membership?: string | undefined;
}

/** Filters of a list of groups. */
interface GroupsAsked {
  search?: string | undefined;
  tag?: string | undefined;
  location?: string | undefined;
  type?: string | undefined;
  discover?: string | undefined;
}

/** Checks whether a group passes a list's filters (GRP-002–004, GRP-038, GRP-089). */
function isGroupAsked(group: PlacedGroup, asked: GroupsAsked): boolean {
  const { search, tag, location, type, discover } = asked;
  const { name, industry_tags, membership } = group;
  const isOwn = group.user_role !== undefined || membership === 'member' || membership === 'admin';
  return (
    (type === undefined || group.group_type === type) &&
    (!tag || industry_tags.some((each) => groupTagKey(each) === groupTagKey(tag))) &&
    (!location || isFound(searchedText(group.location ?? ''), location)) &&
    (!search || isFound(searchedText(name, ...industry_tags, group.location ?? ''), search)) &&
    !(discover === 'true' && isOwn)
  );
}

/** Filters a list of groups; most members first, then newest (GRP-040). */
export const selectGroups = <G extends PlacedGroup>(
  groups: readonly G[],
  asked: GroupsAsked,
): G[] =>
  groups
    .filter((group) => isGroupAsked(group, asked))
    .sort((a, b) => b.member_count - a.member_count || newestFirst(a, b));

/** Filters a list of groups; latest activity first (GRP-040). */
export const selectMyGroups = <G extends PlacedGroup>(
  groups: readonly G[],
  asked: GroupsAsked,
): G[] =>
  groups
    .filter((group) => isGroupAsked(group, asked))
    .sort((a, b) => activityOf(b) - activityOf(a) || newestFirst(a, b));

const activityOf = ({ activity_at, created_at }: PlacedGroup) =>
  Date.parse(activity_at ?? created_at);

const newestFirst = (a: PlacedGroup, b: PlacedGroup) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1);
