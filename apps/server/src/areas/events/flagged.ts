import { takesRegistrations } from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type FlaggedContent, isRemoved } from '../admin/flagged.ts';
import { datesOf } from './eventLock.ts';
import { moveUp } from './registrations.ts';

const published = (db: Database, id: string) =>
  db
    .selectFrom('events')
    .where('id', '=', id)
    .where('approval_status', '=', 'approved')
    .select(['id', 'organizer_id', 'title', 'description', 'created_at'])
    .executeTakeFirst();

/** A flagged event, shown by itself. */
export const flaggedEvent: FlaggedContent = {
  notFound: 'eventNotFound',
  isVisible: async (db, id) => (await published(db, id)) !== undefined,
  async show(db, id) {
    const event = await published(db, id);
    if (!event) return undefined;
    const { organizer_id, title, description, created_at } = event;
    const rows = await db
      .selectFrom('event_files')
      .where('event_id', '=', id)
      .orderBy('position')
      .orderBy('file_id')
      .select('file_id')
      .execute();
    const files = rows.map(({ file_id }) => file_id);
    return {
      id,
      author_id: organizer_id,
      title,
      text: description,
      created_at,
      files,
      context: [],
    };
  },
  async remove({ db, events }, id, within) {
    if (!(await published(db, id))) return false;
    return isRemoved(events.remove(id, null, within));
  },
  restoration: {
    table: 'events',
    async restored(write, publish, core, id) {
      await sql`
        update events set
          current_attendees = (select count(*) from event_registrations
            where event_id = events.id and status = 'registered'),
          waitlist_count = (select count(*) from event_registrations
            where event_id = events.id and status = 'waitlisted')
        where id = ${id}`.execute(write);
      const event = await write
        .selectFrom('events')
        .where('id', '=', id)
        .selectAll()
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      // Places that accounts deleted meanwhile have left.
      if (event.status === 'active' && takesRegistrations(datesOf(event), core.now().getTime()))
        await moveUp(core, write, publish, event);
    },
  },
};
