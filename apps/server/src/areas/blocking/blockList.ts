import { BLOCK_LIST_MAX, type GroupChatInvitePolicy } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { forgetGroupInvitations } from '../groups/forgetInvitations.ts';
import { requireActive } from '../network/activeMember.ts';
import { endBetween } from '../network/endBetween.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { holdPair } from './contact.ts';
import { chooseGroupChatInvitePolicy, groupChatInvitePolicyOf } from './groupChatInvites.ts';
import { choosePresence, showsPresence } from './presenceChoice.ts';
import type { RestrictionKind } from './tables.ts';

/** A blocked or muted member. */
export interface RestrictionRow extends AuthorRow {
  way: RestrictionKind;
  created_at: Date;
}

/** Block lists, and who may add members to group chats. Refusals are thrown as `Refusal`. */
export type BlockingStore = ReturnType<typeof createBlockingStore>;

type Parts = Pick<CommunityCore, 'db' | 'now' | 'fanOut' | 'withdraw'>;

export function createBlockingStore({ db, now, fanOut, withdraw }: Parts) {
  /** Inserts a row once; concurrent calls do not exceed the maximum. */
  async function put(write: Database, memberId: string, otherId: string, way: RestrictionKind) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`peace ${memberId}`}, 0))`.execute(
      write,
    );
    const { numInsertedOrUpdatedRows: made } = await write
      .insertInto('kept_away')
      .values({ member_id: memberId, other_id: otherId, way, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!made) return;
    const { count } = await write
      .selectFrom('kept_away')
      .where('member_id', '=', memberId)
      .where('way', '=', way)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    if (count > BLOCK_LIST_MAX)
      throw new Refusal(400, way === 'block' ? 'tooManyBlocked' : 'tooManyMuted');
  }

  return {
    groupChatInvitePolicy: (memberId: string): Promise<GroupChatInvitePolicy> =>
      groupChatInvitePolicyOf(db, memberId),

    chooseGroupChatInvitePolicy: (
      memberId: string,
      groupChatInvitePolicy: GroupChatInvitePolicy,
    ): Promise<void> =>
      db
        .transaction()
        .execute((write) => chooseGroupChatInvitePolicy(write, memberId, groupChatInvitePolicy)),

    showsPresence: (memberId: string) => showsPresence(db, memberId),

    choosePresence: (memberId: string, isShown: boolean) =>
      choosePresence(fanOut, memberId, isShown),

    /** Lists a member's blocks and mutes, latest first. */
    list: (memberId: string): Promise<RestrictionRow[]> =>
      db
        .selectFrom('kept_away')
        .innerJoin('members', 'members.id', 'other_id')
        .where('member_id', '=', memberId)
        .orderBy('kept_away.created_at', 'desc')
        .orderBy('other_id', 'desc')
        .select(['members.id', 'way', 'kept_away.created_at'])
        .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
        .execute(),

    /** Ends every relation between the two, without notifying the blocked member. */
    async block(memberId: string, otherId: string): Promise<void> {
      if (memberId === otherId) throw new Refusal(400, 'cannotBlockYourself');
      await requireActive(db, otherId);
      await fanOut.transaction(async (write, publish) => {
        await put(write, memberId, otherId, 'block');
        await holdPair(write, memberId, otherId);
        await endBetween(write, publish, { withdraw }, [memberId, otherId]);
        await forgetGroupInvitations(write, [memberId, otherId]);
        await withdraw(write, publish, { recipient: memberId, actor: otherId });
        await withdraw(write, publish, { recipient: otherId, actor: memberId });
        await publishApart(write, publish, [memberId, otherId]);
        publish({ kind: 'peace', member: memberId });
      });
    },

    async mute(memberId: string, otherId: string): Promise<void> {
      if (memberId === otherId) throw new Refusal(400, 'cannotBlockYourself');
      await requireActive(db, otherId);
      await fanOut.transaction(async (write, publish) => {
        await put(write, memberId, otherId, 'mute');
        publish({ kind: 'peace', member: memberId });
      });
    },

    async release(memberId: string, otherId: string, way: RestrictionKind): Promise<void> {
      const member = isId(otherId)
        ? await db.selectFrom('members').where('id', '=', otherId).select('id').executeTakeFirst()
        : undefined;
      if (!member) throw new Refusal(404, 'memberNotFound');
      await fanOut.transaction(async (write, publish) => {
        await write
          .deleteFrom('kept_away')
          .where('member_id', '=', memberId)
          .where('other_id', '=', otherId)
          .where('way', '=', way)
          .execute();
        if (way === 'block') await publishApart(write, publish, [memberId, otherId]);
        publish({ kind: 'peace', member: memberId });
      });
    },
  };
}

/** Makes views of either member, and of their direct room, read anew whether the two are apart. */
async function publishApart(
  write: Database,
  publish: Publish,
  pair: readonly [string, string],
): Promise<void> {
  publish({ kind: 'relation', pair });
  const [lesser_id = '', greater_id = ''] = [...pair].sort();
  const room = await write
    .selectFrom('rooms')
    .where('lesser_id', '=', lesser_id)
    .where('greater_id', '=', greater_id)
    .select('id')
    .executeTakeFirst();
  if (room) publish({ kind: 'room', room: room.id });
}
