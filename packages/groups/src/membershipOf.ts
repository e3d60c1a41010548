import { type Group, type GroupMembership, moderatesGroup } from '@saudagar/contract';

/** Returns a member's relationship to a group; falls back to `user_role` (GRP-036). */
export function membershipOf(group: Group, userId: string | undefined): GroupMembership {
  if (group.membership) return group.membership;
  if (group.user_role) return group.user_role;
  return userId !== undefined && group.admin_user_id === userId ? 'admin' : 'none';
}

/** Returns true for members of a group, its moderators and its admin. */
export const isInside = (membership: GroupMembership): boolean =>
  membership === 'member' || moderatesGroup(membership);
