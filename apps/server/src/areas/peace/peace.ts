import { type AddableBy, PEACE_MAX } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { forgetGroupInvitations } from '../groups/forgetInvitations.ts';
import { requireActive } from '../network/activeMember.ts';
import { endBetween } from '../network/endBetween.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { addableByOf, chooseAddableBy } from './addableBy.ts';
import { holdPair } from './reach.ts';
import type { Way } from './tables.ts';

/** A member who is kept at a distance. */
export interface KeptAwayRow extends AuthorRow {
  way: Way;
  created_at: Date;
}

/** Whom members keep away and who may add them. Refusals are thrown as `Refusal`. */
export type PeaceStore = ReturnType<typeof createPeaceStore>;

type Parts = Pick<CommunityCore, 'db' | 'now' | 'fanOut' | 'forgetFrom'>;

export function createPeaceStore({ db, now, fanOut, forgetFrom }: Parts) {
  /** Writes a row once; two calls at once do not pass the most. */
  async function put(write: Database, memberId: string, otherId: string, way: Way) {
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
    if (count > PEACE_MAX)
      throw new Refusal(400, way === 'block' ? 'tooManyBlocked' : 'tooManyMuted');
  }

  return {
    addableBy: (memberId: string): Promise<AddableBy> => addableByOf(db, memberId),

    chooseAddableBy: (memberId: string, addableBy: AddableBy): Promise<void> =>
      db.transaction().execute((write) => chooseAddableBy(write, memberId, addableBy)),

    /** Whom a member keeps away, the latest first. */
    list: (memberId: string): Promise<KeptAwayRow[]> =>
      db
        .selectFrom('kept_away')
        .innerJoin('members', 'members.id', 'other_id')
        .where('member_id', '=', memberId)
        .orderBy('kept_away.created_at', 'desc')
        .orderBy('other_id', 'desc')
        .select(['members.id', 'way', 'kept_away.created_at'])
        .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
        .execute(),

    /** Ends all that stands between the two, and tells the blocked member nothing. */
    async block(memberId: string, otherId: string): Promise<void> {
      if (memberId === otherId) throw new Refusal(400, 'ownPeace');
      await requireActive(db, otherId);
      await fanOut.transaction(async (write, publish) => {
        await put(write, memberId, otherId, 'block');
        await holdPair(write, memberId, otherId);
        await endBetween(write, publish, { forgetFrom }, [memberId, otherId]);
        await forgetGroupInvitations(write, [memberId, otherId]);
        await forgetFrom(write, publish, { recipient: memberId, actor: otherId });
        await forgetFrom(write, publish, {
          recipient: otherId,
          actor: memberId,
          kind: 'group_invited',
        });
        publish({ kind: 'peace', member: memberId });
      });
    },

    async mute(memberId: string, otherId: string): Promise<void> {
      if (memberId === otherId) throw new Refusal(400, 'ownPeace');
      await requireActive(db, otherId);
      await fanOut.transaction(async (write, publish) => {
        await put(write, memberId, otherId, 'mute');
        publish({ kind: 'peace', member: memberId });
      });
    },

    async release(memberId: string, otherId: string, way: Way): Promise<void> {
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
        publish({ kind: 'peace', member: memberId });
      });
    },
  };
}
