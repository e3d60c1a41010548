import {
  type createEvent,
  type EventActor,
  type EventMessage,
  type EventPermissions,
  type EventRights,
  eventRights,
  managesEvent,
  searchedOfEvent,
} from '@saudagar/contract';
import {
  assertValidEvent,
  eventNotification,
  normalizedValues,
  Refusal,
} from '@saudagar/contract/server';
import type { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import { isId, newId } from '../../ids.ts';
import type { MemberRow } from '../account/members.ts';
import { underReview } from '../admin/approvals/underReview.ts';
import { audit, type Moderator } from '../admin/auditLog.ts';
import type { Within } from '../admin/flagged.ts';
import { countCheckedIn } from './attendees.ts';
import { readEvents } from './eventList.ts';
import { datesOf, isSeen, requireEvent } from './eventLock.ts';
import { type EventRow, eventsSeenBy } from './eventRows.ts';
import { remindersFrom } from './reminders.ts';

type Made = z.output<typeof createEvent.body>;

/** Maximum number of messages that an event shows. */
const MESSAGES_SHOWN = 20;

/** An event, and its announcements if the viewer may read them. */
interface WholeEvent {
  row: EventRow;
  messages: EventMessage[] | undefined;
}

/** Community events. Refusals are thrown as `Refusal`. */
export type Events = ReturnType<typeof createEvents>;

export function createEvents(core: CommunityCore) {
  const { db, now, fanOut, forget, notify, fileUse, blobs } = core;

  async function get(viewer: EventActor | null, id: string): Promise<WholeEvent> {
    const row = isId(id)
      ? await eventsSeenBy(db, viewer?.id).where('events.id', '=', id).executeTakeFirst()
      : undefined;
    if (!row || !isSeen(row, viewer)) throw new Refusal(404, 'eventNotFound');
    const reads =
      viewer !== null && (row.own?.status === 'registered' || managesEvent(row, viewer));
    return { row, messages: reads ? await messagesOf(db, id) : undefined };
  }

  const repeated = async (memberId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : db
          .selectFrom('events')
          .where('organizer_id', '=', memberId)
          .where('client_id', '=', clientId)
          .select('id')
          .executeTakeFirst();

  /** A new member's event is pending for as long as the operator configures (ADM-122). */
  const waits = underReview(core);

  return {
    get,
    page: (viewerId: string | undefined, query: Parameters<typeof readEvents>[2]) =>
      readEvents(db, viewerId, query, now()),

    /** Creates an event of the member (EVT-138–150). */
    async add(member: MemberRow, { client_id, ...fields }: Made): Promise<WholeEvent> {
      assertValidEvent(fields);
      const first = await repeated(member.id, client_id);
      if (first) return get(member, first.id);
      const id = newId();
      const { start_date, end_date, tags, ...normalized } = normalizedValues(fields);
      const isMade = await fanOut.transaction(async (write, publish) => {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('events')
          .values({
            ...normalized,
            id,
            organizer_id: member.id,
            organizer_name: member.full_name,
            start_at: new Date(start_date),
            end_at: new Date(end_date),
            ...remindersFrom(new Date(start_date), now()),
            tags: JSON.stringify(tags),
            links: JSON.stringify(normalized.links),
            approval_status: waits(member) ? 'pending' : 'approved',
            searched: searchedOfEvent({ ...normalized, tags, organizer_name: member.full_name }),
            client_id: client_id ?? null,
            created_at: now(),
            updated_at: now(),
          })
          .onConflict((conflict) => conflict.columns(['organizer_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        if (waits(member)) publish({ kind: 'moderation', by: member.id });
        return true;
      });
      // A concurrent call with the same id was first.
      const made = isMade ? { id } : await repeated(member.id, client_id);
      return get(member, made?.id ?? id);
    },

    /**
     * Deletes an event with registrations, files, flags and notifications, and notifies
     * attendees (EVT-227, EVT-230). A decision about a flag passes no moderator: it is audited
     * and notified separately.
     */
    async remove(id: string, moderator: Moderator | null, within?: Within): Promise<void> {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const event = await lockAny(write, id);
        const files = await write
          .selectFrom('event_files')
          .where('event_id', '=', id)
          .select('file_id')
          .execute();
        const held = await write
          .selectFrom('event_registrations')
          .where('event_id', '=', id)
          .where('status', '<>', 'given_up')
          .select('member_id')
          .execute();
        const organizers = await write
          .selectFrom('event_organizers')
          .where('event_id', '=', id)
          .select('member_id')
          .execute();
        await within?.(write, publish);
        await write.deleteFrom('events').where('id', '=', id).execute();
        await forget(write, publish, 'event', [id]);
        const recipients = new Set([...held, ...organizers].map(({ member_id }) => member_id));
        if (moderator) {
          const { title, organizer_id: target_id } = event;
          const act = { content_type: 'event', content_id: id, target_id, title };
          await audit(write, moderator, { action_type: 'delete_event', ...act }, now());
          if (target_id) recipients.add(target_id);
        }
        await notify(write, publish, {
          ...eventNotification('event_deleted', event, moderator?.id ?? null),
          recipients: [...recipients],
        });
        return fileUse.discard(
          write,
          files.map(({ file_id }) => file_id),
        );
      });
      await discardBytes(blobs, discardedFiles);
    },

    /** Reads the viewer's permissions; the caller words a denial (EVT-177–187). */
    async permissions(
      viewer: EventActor,
      id: string,
    ): Promise<Omit<EventPermissions, 'reason'> & Pick<EventRights, 'denyReason'>> {
      const event = await requireEvent(db, id, viewer);
      const rights = eventRights({ ...event, ...datesOf(event) }, viewer, now().getTime());
      const { denyReason, level, restrictions, canExtend } = rights;
      return {
        can_edit: denyReason === null,
        denyReason,
        level,
        restrictions: [...restrictions],
        can_extend: canExtend,
        event_status:
          level === 'none'
            ? null
            : {
                registrations_count: event.current_attendees,
                waitlist_count: event.waitlist_count,
                checked_in_count: await countCheckedIn(db, id),
              },
      };
    },
  };
}

/** Locks an event without an access check; concurrent registrations wait. */
async function lockAny(write: Database, id: string) {
  const event = isId(id)
    ? await write
        .selectFrom('events')
        .where('id', '=', id)
        .select(['id', 'title', 'organizer_id'])
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!event) throw new Refusal(404, 'eventNotFound');
  return event;
}

async function messagesOf(db: Database, eventId: string): Promise<EventMessage[]> {
  const rows = await db
    .selectFrom('event_messages')
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .select(['id', 'content', 'sent_at'])
    .execute();
  return rows.map(({ id, content, sent_at }) => ({
    id,
    text: content,
    sent_at: sent_at.toISOString(),
  }));
}
