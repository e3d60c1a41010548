import type { Community } from '../../core/community.ts';

/** Removes a member from the community with all their data. */
export function removeMember(
  { accounts, connections, groups, posts }: Community,
  id: string,
): void {
  accounts.remove(id);
  connections.removeAll(id);
  groups.leaveAll(id);
  posts.removeBy(id);
}
