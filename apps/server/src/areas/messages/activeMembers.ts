import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { assertCanContact } from '../blocking/contact.ts';
import { assertCanInvite } from '../blocking/groupChatInvites.ts';

/** A member who is not there, or no longer active: nobody learns which. */
export const memberNotFound = (parts?: { field: string }) =>
  new Refusal(404, 'memberNotFound', parts);

/** @throws Refusal 404 where one of them is no active member, naming its place among those asked for */
async function requireActive(
  write: Database,
  ids: readonly string[],
  asked?: readonly string[],
): Promise<void> {
  const possible = ids.filter(isId);
  const found =
    possible.length === 0
      ? []
      : await write
          .selectFrom('members')
          .where('id', 'in', possible)
          .where('deactivated_at', 'is', null)
          .select('id')
          .execute();
  const active = new Set(found.map(({ id }) => id));
  const removed = ids.find((id) => !active.has(id));
  if (removed === undefined) return;
  throw memberNotFound(asked && { field: `user_ids.${asked.indexOf(removed)}` });
}

/**
 * @throws Refusal 404 where one of them is no active member or has blocked who asks, 409 where it is
 * the other way round; each names its place among those asked for
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
 * As `assertReachable`, for those who come into a group chat. @throws Refusal 403 too, where one of them
 * does not let who asks add them
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
