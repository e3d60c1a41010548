import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { assertCanContact } from '../blocking/contact.ts';
import { assertCanInvite } from '../blocking/groupChatInvites.ts';

/** Error for a missing or inactive member; it does not reveal which. */
export const memberNotFound = (parts?: { field: string }) =>
  new Refusal(404, 'memberNotFound', parts);

/** @throws Refusal 404 unless all are active members; it names the index of the first other */
async function requireActive(
  write: Database,
  ids: readonly string[],
  asked?: readonly string[],
): Promise<void> {
  const possible = ids.filter(isId);
  const activeMembers =
    possible.length === 0
      ? []
      : await write
          .selectFrom('members')
          .where('id', 'in', possible)
          .where('deactivated_at', 'is', null)
          .select('id')
          .execute();
  const active = new Set(activeMembers.map(({ id }) => id));
  const missing = ids.find((id) => !active.has(id));
  if (missing === undefined) return;
  throw memberNotFound(asked && { field: `user_ids.${asked.indexOf(missing)}` });
}

/**
 * @throws Refusal 404 when one is no active member or apart from the asking one; it names the index
 */
export async function assertReachable(
  write: Database,
  fromId: string,
  ids: readonly string[],
  asked?: readonly string[],
): Promise<void> {
  await requireActive(write, ids, asked);
  await assertCanContact(write, fromId, ids, asked && ((id) => `user_ids.${asked.indexOf(id)}`));
}

/**
 * Like `assertReachable`, for additions to a group chat.
 * @throws Refusal 403 too, when one of them does not let the asking member add them
 */
export async function requireInvitable(
  write: Database,
  fromId: string,
  ids: readonly string[],
  asked: readonly string[],
): Promise<void> {
  await assertReachable(write, fromId, ids, asked);
  await assertCanInvite(write, fromId, ids, (id) => `user_ids.${asked.indexOf(id)}`);
}
