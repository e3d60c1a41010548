import type { Database } from '../../database/schema.ts';

/** Archives a member's connections, requests both ways, invitations and hidden suggestions. */
export const archiveConnections = async (db: Database, memberId: string) => ({
  connections: await db
    .selectFrom('connections')
    .where((of) => of.or([of('requester_id', '=', memberId), of('recipient_id', '=', memberId)]))
    .orderBy('id')
    .selectAll()
    .execute(),
  invitations: await db
    .selectFrom('invitations')
    .where('inviter_id', '=', memberId)
    .orderBy('id')
    .select(['id', 'invited_email', 'invited_name', 'message', 'status', 'created_at'])
    .execute(),
  hidden_suggestions: await db
    .selectFrom('hidden_suggestions')
    .where('member_id', '=', memberId)
    .orderBy('hidden_id')
    .select('hidden_id')
    .execute(),
});

/** Deletes the member's connections and lowers the counts of the others. */
export async function deleteConnections(write: Database, memberId: string): Promise<void> {
  const removed = await write
    .deleteFrom('connections')
    .where((of) => of.or([of('requester_id', '=', memberId), of('recipient_id', '=', memberId)]))
    .returning(['requester_id', 'recipient_id', 'status'])
    .execute();
  const known = removed
    .filter(({ status }) => status === 'accepted')
    .map(({ requester_id, recipient_id }) =>
      requester_id === memberId ? recipient_id : requester_id,
    )
    .sort();
  if (known.length === 0) return;
  await write
    .updateTable('members')
    .set((of) => ({ connections_count: of('connections_count', '-', 1) }))
    .where('id', 'in', known)
    .execute();
}
