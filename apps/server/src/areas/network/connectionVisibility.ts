import type { ConnectionVisibility } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';
import { betweenPair } from './connectionLock.ts';

/** Reads who sees a member's connections. */
export async function connectionVisibility(
  db: Database,
  memberId: string,
): Promise<ConnectionVisibility> {
  const { connections_visible_to } = await db
    .selectFrom('members')
    .where('id', '=', memberId)
    .select('connections_visible_to')
    .executeTakeFirstOrThrow();
  return connections_visible_to;
}

/** Stores a member's choice of who sees their connections. */
export async function setConnectionVisibility(
  db: Database,
  memberId: string,
  connections_visible_to: ConnectionVisibility,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ connections_visible_to })
    .where('id', '=', memberId)
    .execute();
}

/** Checks whether a member's connections are shown to a viewer; never without a token. */
export async function showsConnections(
  db: Database,
  memberId: string,
  viewerId: string | undefined,
): Promise<boolean> {
  if (viewerId === undefined) return false;
  if (viewerId === memberId) return true;
  const visibility = await connectionVisibility(db, memberId);
  if (visibility !== 'connections') return visibility === 'everyone';
  return (await betweenPair(db, [memberId, viewerId]))?.status === 'accepted';
}
