import {
  DEFAULT_PAGE_SIZE,
  type EventActor,
  type EventEdit,
  searchedOfEvent,
  type updateEvent,
} from '@saudagar/contract';
import { eventNotification, plannedEdit } from '@saudagar/contract/server';
import { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import { readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { MemberRow } from '../account/members.ts';
import type { Actor } from '../admin/auditLog.ts';
import { datesOf, lockManaged, requireManaged, type StoredEvent } from './eventLock.ts';
import { moveUp } from './registrations.ts';
import { auditEventEdit } from './staffActs.ts';

type Changed = z.output<typeof updateEvent.body>;
type Plan = NonNullable<ReturnType<typeof plannedEdit>>;

const Cursor = z.tuple([z.string().check(z.refine(isId))]);

/** Edits of events, with their history. Refusals are thrown as `Refusal`. */
export type EventEdits = ReturnType<typeof createEventEdits>;

export function createEventEdits({ db, now, fanOut, notify, announce }: CommunityCore) {
  return {
    /**
     * Writes changed fields (EVT-193–210) and their history, moves up the waitlist and notifies
     * attendees. Returns the number of changed fields.
     */
    update: (
      editor: MemberRow,
      id: string,
      { edit_reason, status, ...values }: Changed,
      actor: Actor,
    ) =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockManaged(write, id, editor);
        const sent = { values, reason: edit_reason, isCancelled: status === 'cancelled' };
        const plan = plannedEdit(editedOf(event), editor, sent, now().getTime());
        if (!plan) return 0;
        const after = await store(write, event, editor, plan);
        await write
          .insertInto('event_edits')
          .values({
            id: newId(),
            event_id: event.id,
            editor_id: editor.id,
            editor_name: editor.full_name,
            edit_reason: edit_reason || null,
            changes: JSON.stringify(plan.changes),
            old_values: JSON.stringify(plan.oldValues),
            edited_at: now(),
          })
          .execute();
        await auditEventEdit({ notify, now }, write, publish, actor, after, {
          action_type: plan.isCancelled ? 'cancel_event' : 'update_event',
          notes: edit_reason,
          changes: { before: plan.oldValues, after: plan.changes },
        });
        if (after.approval_status === 'pending') publish({ kind: 'moderation', by: editor.id });
        const isPublic = event.approval_status === 'approved';
        if (plan.isNotified && isPublic && after.current_attendees > 0)
          await announce(write, publish, {
            ...eventNotification(
              plan.isCancelled ? 'event_cancelled' : 'event_changed',
              after,
              editor.id,
            ),
            audience: { name: 'event_attendees', id: event.id },
          });
        if (!plan.isCancelled) await moveUp({ notify }, write, publish, after);
        return Object.keys(plan.changes).length;
      }),

    /** Lists the edits, latest first (EVT-214–219). */
    async history(
      viewer: EventActor,
      eventId: string,
      {
        limit = DEFAULT_PAGE_SIZE,
        cursor,
      }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<{ edit_history: EventEdit[]; cursor: string | null }> {
      const { id: event_id } = await requireManaged(db, eventId, viewer);
      const [before] = cursor === undefined ? [] : readKeyset(cursor, Cursor);
      const rows = await db
        .selectFrom('event_edits')
        .where('event_id', '=', event_id)
        .$if(before !== undefined, (edits) => edits.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .select(['id', 'editor_name', 'edited_at', 'edit_reason', 'changes', 'old_values'])
        .execute();
      const page = toKeysetPage(rows, limit, ({ id }) => [id]);
      const edits = page.items.map((row) => ({ ...row, edited_at: row.edited_at.toISOString() }));
      return { edit_history: edits, cursor: page.cursor };
    },
  };

  async function store(
    write: Database,
    event: StoredEvent,
    editor: MemberRow,
    { values, isCancelled }: Plan,
  ): Promise<StoredEvent> {
    const { start_date, end_date, tags, links, ...fields } = values;
    const merged = { ...event, ...values };
    // A rejected event corrected by its organizer is pending again (ADM-122).
    const waits = event.approval_status === 'rejected' && event.organizer_id === editor.id;
    return write
      .updateTable('events')
      .set({
        ...(fields as Omit<Partial<StoredEvent>, 'tags' | 'links'>),
        ...(start_date && { start_at: new Date(start_date) }),
        ...(end_date && { end_at: new Date(end_date) }),
        ...(tags && { tags: JSON.stringify(tags) }),
        ...(links && { links: JSON.stringify(links) }),
        ...(isCancelled && { status: 'cancelled' }),
        ...(waits && { approval_status: 'pending' }),
        searched: searchedOfEvent(merged),
        sequence: event.sequence + 1,
        updated_at: now(),
      })
      .where('id', '=', event.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

const editedOf = (event: StoredEvent) => ({ ...event, ...datesOf(event) });
