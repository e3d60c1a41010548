import { EVENT_ORGANIZERS_MAX, type EventActor, ownsEvent } from '@saudagar/contract';
import { eventNotification, Refusal } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { assertCanContact } from '../blocking/contact.ts';
import { requireActive } from '../network/activeMember.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { lockEvent, lockManaged, requireManaged, type StoredEvent } from './eventLock.ts';

/** Co-organizers of events. Refusals are thrown as `Refusal`. */
export type EventOrganizers = ReturnType<typeof createEventOrganizers>;

/** Every change locks the event's row first: concurrent ones never exceed the limit. */
export function createEventOrganizers({ db, now, fanOut, notify, withdraw }: CommunityCore) {
  return {
    /** Lists them for a manager of the event, the first named first. */
    async all(viewer: EventActor, eventId: string): Promise<AuthorRow[]> {
      const event = await requireManaged(db, eventId, viewer);
      return organizersOf(db, event.id);
    },

    /** Names a member; the owner's act alone (EVT-361). */
    add: (owner: EventActor, eventId: string, userId: string): Promise<AuthorRow[]> =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockOwned(write, eventId, owner);
        if (userId === owner.id) throw new Refusal(409, 'organizerIsOwner');
        if (event.organizers.some(({ id }) => id === userId)) return organizersOf(write, event.id);
        await requireActive(write, userId);
        await assertCanContact(write, owner.id, [userId]);
        if (event.organizers.length >= EVENT_ORGANIZERS_MAX)
          throw new Refusal(409, 'organizersFull');
        await write
          .insertInto('event_organizers')
          .values({ event_id: event.id, member_id: userId, added_at: now() })
          .execute();
        await notify(write, publish, {
          ...eventNotification('event_organizer_added', event, owner.id),
          recipients: [userId],
        });
        return organizersOf(write, event.id);
      }),

    /** Removes a member, by the owner or by themselves (EVT-362). */
    remove: (actor: EventActor, eventId: string, userId: string): Promise<AuthorRow[]> =>
      fanOut.transaction(async (write, publish) => {
        const event = await (userId === actor.id ? lockManaged : lockOwned)(write, eventId, actor);
        if (!event.organizers.some(({ id }) => id === userId)) return organizersOf(write, event.id);
        await write
          .deleteFrom('event_organizers')
          .where('event_id', '=', event.id)
          .where('member_id', '=', userId)
          .execute();
        if (event.organizer_id !== null)
          await withdraw(write, publish, {
            ...{ recipient: userId, actor: event.organizer_id },
            ...{ kinds: ['event_organizer_added'], subject: event.id },
          });
        // One who leaves is the actor, and gets no notice.
        await notify(write, publish, {
          ...eventNotification('event_organizer_removed', event, actor.id),
          recipients: [userId],
        });
        return organizersOf(write, event.id);
      }),
  };
}

/** @throws Refusal 404, or 403 for all but the owner */
async function lockOwned(write: Database, id: string, actor: EventActor): Promise<StoredEvent> {
  const event = await lockEvent(write, id, actor);
  if (!ownsEvent(event, actor)) throw new Refusal(403, 'notAllowed');
  return event;
}

const organizersOf = (db: Database, eventId: string): Promise<AuthorRow[]> =>
  db
    .selectFrom('event_organizers')
    .innerJoin('members', 'members.id', 'event_organizers.member_id')
    .where('event_id', '=', eventId)
    .orderBy('added_at')
    .orderBy('members.id')
    .select('members.id')
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
    .execute();
