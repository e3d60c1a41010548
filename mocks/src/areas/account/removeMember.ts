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

/** Deactivates a member, and ends what they run. */
export function shutOutMember(
  { accounts, tenders }: Community,
  ...[id, suspension]: Parameters<Community['accounts']['shutOut']>
): void {
  accounts.shutOut(id, suspension);
  tenders.closeAllOf(id);
}
