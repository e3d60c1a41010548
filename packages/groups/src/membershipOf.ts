import type { Group, GroupMembership } from '@saudagar/contract';

/** How a member stands to a group; servers that do not say it are read by `user_role` (GRP-036). */
export function membershipOf(group: Group, userId: string | undefined): GroupMembership {
  if (group.membership) return group.membership;
  if (group.user_role) return group.user_role;
  return userId !== undefined && group.admin_user_id === userId ? 'admin' : 'none';
}

/** Whether who stands so is in the group. */
export const isInside = (membership: GroupMembership): boolean =>
  membership === 'member' || membership === 'admin';
