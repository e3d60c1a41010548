import { connectionNotifications, Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { FanOut, Publish } from '../../sockets/fanOut.ts';
import type { MemberRow } from '../account/members.ts';
import { assertCanContact } from '../blocking/contact.ts';
import type { Notifier } from '../notifications/notify.ts';
import { requireActive } from './activeMember.ts';
import { betweenPair, countConnection, lockConnection } from './connectionLock.ts';
import { type SuggestionRow, suggestionsFor } from './suggestions.ts';

/** A connection after a request or its answer. */
export interface AnsweredConnection {
  id: string;
  status: 'pending' | 'accepted' | 'rejected';
}

/** Connections between members. Refusals are thrown as `Refusal`. */
export interface Connections {
  /**
   * Requests a connection; requesting one who has requested accepts it (NET-046, NET-051).
   * Repetition changes nothing.
   * @throws Refusal 400 on oneself, 404 on a missing member or one who has blocked them, 409
   * within thirty days after a rejection (NET-055) or on a member they have blocked
   */
  request(requesterId: string, recipientId: string, at?: Date): Promise<AnsweredConnection>;
  /** Accepts or rejects as the recipient. @throws Refusal 403, 404, 409 */
  answer(
    memberId: string,
    id: string,
    status: 'accepted' | 'rejected',
  ): Promise<AnsweredConnection>;
  /** Ends a connection, or withdraws the member's own request. @throws Refusal 404, 409 */
  remove(memberId: string, id: string): Promise<void>;
  /** Connects two members in a transaction, whatever was between them, and returns the id. */
  join(write: Database, publish: Publish, memberId: string, otherId: string): Promise<string>;
  /** Suggests members to connect with, best match first (NET-032–036). */
  suggestions(viewer: MemberRow, limit: number): Promise<SuggestionRow[]>;
}

interface ConnectionParts extends Pick<Notifier, 'notify' | 'withdraw'> {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

/** Time during which a rejected request cannot be repeated (NET-055). */
const REJECTED_MS = 30 * 86_400_000;

export function createConnections({
  db,
  now,
  fanOut,
  notify,
  withdraw,
}: ConnectionParts): Connections {
  async function notifyMember(
    write: Database,
    publish: Publish,
    ...[kind, actor, recipient]: Parameters<typeof connectionNotifications>
  ): Promise<void> {
    for (const draft of connectionNotifications(kind, actor, recipient))
      await notify(write, publish, draft);
  }

  /** Creates a request if nothing exists between the two: the unique index decides. */
  async function ask(write: Database, requesterId: string, recipientId: string, at: Date) {
    const row = { id: newId(), status: 'pending' as const };
    const { numInsertedOrUpdatedRows: made } = await write
      .insertInto('connections')
      .values({
        ...row,
        requester_id: requesterId,
        recipient_id: recipientId,
        created_at: at,
        accepted_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return made ? row : undefined;
  }

  async function accept(write: Database, id: string, pair: readonly string[], at: Date) {
    await write
      .updateTable('connections')
      .set({ status: 'accepted', accepted_at: at, rejected_at: null })
      .where('id', '=', id)
      .execute();
    await countConnection(write, pair, 1);
    return { id, status: 'accepted' as const };
  }

  return {
    async request(requesterId, recipientId, currentTime = now()) {
      if (requesterId === recipientId) throw new Refusal(400, 'ownConnection');
      await requireActive(db, recipientId);
      const pair = [requesterId, recipientId] as const;
      return fanOut.transaction(async (write, publish) => {
        await assertCanContact(write, requesterId, [recipientId]);
        const notifyAndReturn = async (
          kind: 'connection_requested' | 'connection_accepted',
          result: AnsweredConnection,
        ) => {
          await notifyMember(write, publish, kind, requesterId, recipientId);
          publish({ kind: 'relation', pair });
          return result;
        };
        for (;;) {
          const asked = await ask(write, requesterId, recipientId, currentTime);
          if (asked) return notifyAndReturn('connection_requested', asked);
          const known = await betweenPair(write, pair);
          // Deleted between the two statements: retry.
          if (!known) continue;
          const { id, status, requester_id, rejected_at } = known;
          if (status === 'accepted') return { id, status };
          if (status === 'pending') {
            if (requester_id === requesterId) return { id, status };
            return notifyAndReturn(
              'connection_accepted',
              await accept(write, id, pair, currentTime),
            );
          }
          const isOwn = requester_id === requesterId;
          if (isOwn && currentTime.getTime() - (rejected_at?.getTime() ?? 0) < REJECTED_MS)
            throw new Refusal(409, 'askedLately');
          await write
            .updateTable('connections')
            .set({
              status: 'pending',
              requester_id: requesterId,
              recipient_id: recipientId,
              created_at: currentTime,
              rejected_at: null,
            })
            .where('id', '=', id)
            .execute();
          return notifyAndReturn('connection_requested', { id, status: 'pending' });
        }
      });
    },

    answer: (memberId, id, wanted) =>
      fanOut.transaction(async (write, publish) => {
        const { status, requester_id, recipient_id } = await lockConnection(write, memberId, id);
        if (requester_id === memberId) throw new Refusal(403, 'ownRequest');
        if (status === wanted) return { id, status };
        if (status !== 'pending')
          throw new Refusal(409, status === 'accepted' ? 'requestAccepted' : 'requestRejected');
        if (wanted === 'accepted') {
          await accept(write, id, [requester_id, recipient_id], now());
          await notifyMember(write, publish, 'connection_accepted', memberId, requester_id);
        } else
          await write
            .updateTable('connections')
            .set({ status: 'rejected', rejected_at: now() })
            .where('id', '=', id)
            .execute();
        publish({ kind: 'relation', pair: [requester_id, recipient_id] });
        return { id, status: wanted };
      }),

    remove: (memberId, id) =>
      fanOut.transaction(async (write, publish) => {
        const { status, requester_id, recipient_id } = await lockConnection(write, memberId, id);
        if (status === 'rejected') throw new Refusal(404, 'connectionNotFound');
        if (status === 'pending' && requester_id !== memberId)
          throw new Refusal(409, 'answerRequest');
        await write.deleteFrom('connections').where('id', '=', id).execute();
        const pair = [requester_id, recipient_id] as const;
        if (status === 'accepted') await countConnection(write, pair, -1);
        else
          await withdraw(write, publish, {
            recipient: recipient_id,
            actor: requester_id,
            kinds: ['connection_requested'],
          });
        publish({ kind: 'relation', pair });
      }),

    async join(write, publish, memberId, otherId) {
      const pair = [memberId, otherId] as const;
      await ask(write, memberId, otherId, now());
      const known = await betweenPair(write, pair);
      if (!known) throw new Error('a connection that was just made is gone');
      if (known.status !== 'accepted') {
        await accept(write, known.id, pair, now());
        publish({ kind: 'relation', pair });
      }
      return known.id;
    },

    suggestions: (viewer, limit) => suggestionsFor(db, viewer, limit),
  };
}
