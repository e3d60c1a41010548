import { connectionNotices, Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut, Publish } from '../../sockets/fanOut.ts';
import type { MemberRow } from '../account/members.ts';
import type { Notifier } from '../notifications/notify.ts';
import { type SuggestionRow, suggestionsFor } from './suggestions.ts';

/** How far two members have come. */
export type ConnectionStatus = 'pending' | 'accepted';

/** A connection after a request. */
export interface RequestedConnection {
  id: string;
  status: ConnectionStatus;
}

/** Who knows whom. */
export interface Connections {
  /**
   * Asks a member to connect; asking one who has asked accepts (NET-046, NET-051). Repeating it
   * changes nothing. @throws Refusal 400 on oneself, 404 on a member who is not there.
   */
  request(requesterId: string, recipientId: string, at?: Date): Promise<RequestedConnection>;
  /** Members worth knowing, best match first (NET-032–036). */
  suggestions(viewer: MemberRow, limit: number): Promise<SuggestionRow[]>;
}

interface ConnectionParts extends Pick<Notifier, 'notify'> {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createConnections({ db, now, fanOut, notify }: ConnectionParts): Connections {
  async function requireActive(memberId: string): Promise<void> {
    const found = isId(memberId)
      ? await db
          .selectFrom('members')
          .where('id', '=', memberId)
          .where('deactivated_at', 'is', null)
          .select('id')
          .executeTakeFirst()
      : undefined;
    if (!found) throw new Refusal(404, 'memberNotFound');
  }

  return {
    async request(requesterId, recipientId, at = now()) {
      if (requesterId === recipientId) throw new Refusal(400, 'ownConnection');
      await requireActive(recipientId);
      const pair = [requesterId, recipientId];
      const tell = async (
        write: Database,
        publish: Publish,
        kind: Parameters<typeof connectionNotices>[0],
      ) => {
        for (const notice of connectionNotices(kind, requesterId, recipientId))
          await notify(write, publish, notice);
      };
      return fanOut.transaction(async (write, publish) => {
        // Two who ask each other at once meet at the pair's unique index.
        const { numInsertedOrUpdatedRows: asked } = await write
          .insertInto('connections')
          .values({
            id: newId(),
            requester_id: requesterId,
            recipient_id: recipientId,
            status: 'pending',
            created_at: at,
            accepted_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (asked) await tell(write, publish, 'connection_requested');
        const accepted = await write
          .updateTable('connections')
          .set({ status: 'accepted', accepted_at: at })
          .where('requester_id', '=', recipientId)
          .where('recipient_id', '=', requesterId)
          .where('status', '=', 'pending')
          .returning(['id', 'status'])
          .executeTakeFirst();
        if (accepted) {
          await write
            .updateTable('members')
            .set((of) => ({ connections_count: of('connections_count', '+', 1) }))
            .where('id', 'in', pair)
            .execute();
          await tell(write, publish, 'connection_accepted');
          return accepted;
        }
        return write
          .selectFrom('connections')
          .where('requester_id', 'in', pair)
          .where('recipient_id', 'in', pair)
          .select(['id', 'status'])
          .executeTakeFirstOrThrow();
      });
    },

    suggestions: (viewer, limit) => suggestionsFor(db, viewer, limit),
  };
}
