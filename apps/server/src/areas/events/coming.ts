import { DEFAULT_PAGE_SIZE, type EventActor, type listComing } from '@saudagar/contract';
import { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { requireEvent } from './eventLock.ts';

type ListQuery = z.output<typeof listComing.query>;

/** Attendees who let members see that they come. */
export type EventComing = ReturnType<typeof createEventComing>;

const Cursor = z.tuple([z.int().check(z.gte(0), z.lte(2_147_483_647))]);

export function createEventComing({ db }: CommunityCore) {
  return {
    /** Reads a page in the order of registration, without members apart from the viewer. */
    async page(
      viewer: EventActor,
      eventId: string,
      { limit = DEFAULT_PAGE_SIZE, cursor }: ListQuery,
    ): Promise<KeysetPage<AuthorRow & { position: number }>> {
      const event = await requireEvent(db, eventId, viewer);
      const after = cursor === undefined ? 0 : readKeyset(cursor, Cursor)[0];
      const rows = await db
        .selectFrom('event_registrations as one')
        .innerJoin('members', 'members.id', 'one.member_id')
        .where('one.event_id', '=', event.id)
        .where('one.status', '=', 'registered')
        .where('one.is_visible', '=', true)
        .where('one.position', '>', after)
        .where('members.deactivated_at', 'is', null)
        .where(({ not }) => not(isApartFrom(viewer.id, 'members.id')))
        .orderBy('one.position')
        .limit(limit + 1)
        .select(['one.position', 'members.id'])
        .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
        .execute();
      return toKeysetPage(rows, limit, ({ position }) => [position]);
    },

    /** Writes a member's choice and returns it; false without a registration. */
    async show(viewer: EventActor, eventId: string, is_visible: boolean): Promise<boolean> {
      const event = await requireEvent(db, eventId, viewer);
      const { numUpdatedRows } = await db
        .updateTable('event_registrations')
        .set({ is_visible })
        .where('event_id', '=', event.id)
        .where('member_id', '=', viewer.id)
        .where('status', '<>', 'given_up')
        .executeTakeFirstOrThrow();
      return is_visible && numUpdatedRows > 0n;
    },
  };
}
