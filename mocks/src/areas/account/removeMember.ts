import type { Community } from '../../core/community.ts';

/** Takes a member out of the community with all that is theirs. */
export function removeMember(
  { accounts, connections, groups, posts }: Community,
  id: string,
): void {
  accounts.remove(id);
  connections.removeAll(id);
  groups.leaveAll(id);
  posts.removeBy(id);
}
