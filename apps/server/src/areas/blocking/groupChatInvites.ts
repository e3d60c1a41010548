import { GROUP_CHAT_INVITE_POLICY_DEFAULT, type GroupChatInvitePolicy } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type {} from './tables.ts';

/** Reads a member's policy for group chat invites. */
export async function groupChatInvitePolicyOf(
  db: Database,
  memberId: string,
): Promise<GroupChatInvitePolicy> {
  const chosen = await db
    .selectFrom('addable_by')
    .where('member_id', '=', memberId)
    .select('addable_by')
    .executeTakeFirst();
  return chosen?.addable_by ?? GROUP_CHAT_INVITE_POLICY_DEFAULT;
}

/** Stores a member's choice; it waits for a running invite, and later ones obey it. */
export async function chooseGroupChatInvitePolicy(
  write: Database,
  memberId: string,
  addable_by: GroupChatInvitePolicy,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(memberId)}, 0))`.execute(write);
  await write
    .insertInto('addable_by')
    .values({ member_id: memberId, addable_by })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ addable_by }))
    .execute();
}

/**
 * Locks members' policies and connections until the transaction ends.
 * @throws Refusal 403 when one of them does not let the member add them to group chats
 */
export async function assertCanInvite(
  write: Database,
  byId: string,
  memberIds: readonly string[],
  fieldOf: (id: string) => string,
): Promise<void> {
  const others = memberIds.filter((id) => isId(id) && id !== byId);
  if (others.length === 0) return;
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(key, 0))
    from unnest(${others.map(keyOf)}::text[]) as key`.execute(write);
  const choices = await write
    .selectFrom('addable_by')
    .where('member_id', 'in', others)
    .where('addable_by', '<>', 'everyone')
    .select(['member_id', 'addable_by'])
    .execute();
  if (choices.length === 0) return;
  const connected = new Set(await connectedTo(write, byId, others));
  const refusing = new Set(
    choices
      .filter(({ member_id, addable_by }) => addable_by === 'nobody' || !connected.has(member_id))
      .map(({ member_id }) => member_id),
  );
  const refused = others.find((id) => refusing.has(id));
  if (refused !== undefined) throw new Refusal(403, 'notAddable', { field: fieldOf(refused) });
}

/** Reads the connections of a member; concurrent removals wait. */
async function connectedTo(write: Database, memberId: string, others: readonly string[]) {
  const rows = await write
    .selectFrom('connections')
    .where('status', '=', 'accepted')
    .where((of) =>
      of.or([
        of.and([of('requester_id', '=', memberId), of('recipient_id', 'in', others)]),
        of.and([of('recipient_id', '=', memberId), of('requester_id', 'in', others)]),
      ]),
    )
    .orderBy('id')
    .select(['requester_id', 'recipient_id'])
    .forShare()
    .execute();
  return rows.map(({ requester_id, recipient_id }) =>
    requester_id === memberId ? recipient_id : requester_id,
  );
}

const keyOf = (memberId: string) => `addable ${memberId}`;
