import type { Audience } from '../area.ts';

const registered =
  (isWaitingToo: boolean): Audience =>
  async (db, { id, after, limit }) => {
    const rows = await db
      .selectFrom('event_registrations')
      .where('event_id', '=', id)
      .where('status', 'in', isWaitingToo ? ['registered', 'waitlisted'] : ['registered'])
      .$if(after !== null, (query) => query.where('member_id', '>', after ?? ''))
      .orderBy('member_id')
      .limit(limit)
      .select('member_id')
      .execute();
    return rows.map(({ member_id }) => member_id);
  };

/** Audience of everyone with a place at an event. */
export const eventRegistered = registered(false);
/** Audience of everyone with a place or on the waitlist. */
export const eventAttendees = registered(true);
