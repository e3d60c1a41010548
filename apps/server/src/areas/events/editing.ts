import {
  type ChangedValues,
  changedFields,
  DEFAULT_PAGE_SIZE,
  type EditedValues,
  type EventActor,
  type EventEdit,
  editsAsOrganizer,
  managesEvent,
  organizerIds,
  ownsEvent,
  REVISED_EVENT_FIELDS,
  runsEvent,
  searchedOfEvent,
  type updateEvent,
} from '@saudagar/contract';
import {
  eventEditNotification,
  immediatePart,
  normalizedValues,
  plannedEdit,
} from '@saudagar/contract/server';
import { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import { readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { MemberRow } from '../account/members.ts';
import { type RevisionRow, saveRevision, takeRevision } from '../admin/approvals/revisions.ts';
import { underReview } from '../admin/approvals/underReview.ts';
import type { Actor } from '../admin/auditLog.ts';
import {
  datesOf,
  liveOf,
  lockEvent,
  lockManaged,
  requireManaged,
  type StoredEvent,
} from './eventLock.ts';
import { moveUp } from './registrations.ts';
import { remindersFrom } from './reminders.ts';
import { auditEventEdit } from './staffActs.ts';

type Changed = z.output<typeof updateEvent.body>;
type Plan = NonNullable<ReturnType<typeof plannedEdit>>;

/** A planned edit of a locked event. */
interface Edit {
  readonly event: StoredEvent;
  readonly editor: MemberRow;
  readonly actor: Actor;
  readonly plan: Plan;
  readonly edit_reason: string | undefined;
}

const Cursor = z.tuple([z.string().check(z.refine(isId))]);

/** Edits of events, with their history. Refusals are thrown as `Refusal`. */
export type EventEdits = ReturnType<typeof createEventEdits>;

export function createEventEdits(core: CommunityCore) {
  const { db, now, fanOut, notify, announce } = core;
  const needsApproval = underReview(core);
  return {
    /**
     * Writes changed fields (EVT-193–210) and their history, moves up the waitlist and notifies
     * attendees. Returns the number of changed fields.
     */
    update: (
      editor: MemberRow,
      id: string,
      { edit_reason, status, sequence, ...values }: Changed,
      actor: Actor,
    ) =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockManaged(write, id, editor);
        const isCancelled = status === 'cancelled';
        const isReturned = status === 'active' && event.status === 'cancelled';
        const revised = { content_type: 'event', content_id: event.id } as const;
        const isOwn = ownsEvent(event, editor);
        const waits =
          runsEvent(event, editor) && event.approval_status === 'approved' && needsApproval(editor);
        // Nobody edits a cancelled event, nor approves an edit of it.
        const isTaken = isCancelled || (isOwn && !waits && !isReturned);
        const earlier = isTaken ? (await takeRevision(write, revised)).changes : {};
        const sent = {
          values: { ...(isCancelled ? {} : (earlier as ChangedValues)), ...values },
          ...{ reason: edit_reason, isCancelled, isReturned, sequence },
        };
        const plan = plannedEdit(editedOf(event), editor, sent, now().getTime());
        if (!waits || isReturned)
          return plan ? perform(write, publish, { event, editor, actor, plan, edit_reason }) : 0;
        const isRevised = !isCancelled && (await revise(write, publish, event, editor, values));
        const immediate = plan && immediatePart(plan);
        if (immediate)
          await perform(write, publish, { event, editor, actor, plan: immediate, edit_reason });
        return plan ? Object.keys(plan.changes).length : Number(isRevised);
      }),

    /** Makes a revision's changes, as their organizer would have (ADM-382). */
    async apply(write: Database, publish: Publish, { content_id, maker_id, changes }: RevisionRow) {
      const member = (id: string) =>
        write.selectFrom('members').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
      const maker = await member(maker_id);
      const event = await lockEvent(write, content_id, maker);
      // A co-organizer's who was removed meanwhile is the owner's.
      const isMade = managesEvent(event, maker) || event.organizer_id === null;
      const editor = isMade ? maker : await member(event.organizer_id ?? maker_id);
      const sent = { values: changes as ChangedValues, reason: undefined, isCancelled: false };
      const plan = plannedEdit(editedOf(event), editor, sent, now().getTime());
      const actor = { id: editor.id, role: editor.role, ip: null };
      if (plan)
        await perform(write, publish, { event, editor, actor, plan, edit_reason: undefined });
    },

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

  /** Saves changed texts of an approved event as its revision (ADM-380). */
  async function revise(
    write: Database,
    publish: Publish,
    event: StoredEvent,
    editor: MemberRow,
    sent: EditedValues,
  ): Promise<boolean> {
    const live = liveOf(event);
    const differing = changedFields(editedOf(event), normalizedValues(sent));
    const fields = REVISED_EVENT_FIELDS.filter((field) => sent[field] !== undefined);
    const { isChanged } = await saveRevision(write, publish, {
      ...{ content_type: 'event', content_id: event.id, maker_id: editor.id, live, at: now() },
      changes: Object.fromEntries(
        fields.map((field) => [field, field in differing ? differing[field] : live[field]]),
      ),
    });
    return isChanged;
  }

  /** Writes a planned edit and its history; returns the number of changed fields. */
  async function perform(
    write: Database,
    publish: Publish,
    { event, editor, actor, plan, edit_reason }: Edit,
  ): Promise<number> {
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
      action_type: actOf(plan),
      notes: edit_reason,
      changes: { before: plan.oldValues, after: plan.changes },
      notice: plan.notice,
    });
    if (after.approval_status === 'pending') publish({ kind: 'moderation', by: editor.id });
    const isPublic = event.approval_status === 'approved';
    if (plan.isNotified && isPublic) {
      const notification = eventEditNotification(after, editor, plan, edit_reason);
      const recipients = organizerIds(event);
      // Of an act of staff, the organizers have a notice of their own.
      if (editsAsOrganizer(event, editor, plan))
        await notify(write, publish, { ...notification, recipients });
      if (after.current_attendees > 0)
        await announce(write, publish, {
          ...notification,
          audience: { name: 'event_attendees', id: event.id },
          // Staff is not named.
          except: [editor.id, ...recipients],
        });
    }
    if (!plan.isCancelled) await moveUp({ notify }, write, publish, after);
    return Object.keys(plan.changes).length;
  }

  async function store(
    write: Database,
    event: StoredEvent,
    editor: MemberRow,
    { values, isCancelled, isReturned }: Plan,
  ): Promise<StoredEvent> {
    const { start_date, end_date, tags, links, ...fields } = values;
    const merged = { ...editedOf(event), ...values };
    // A rejected event corrected by who runs it is pending again (ADM-122).
    const waits = event.approval_status === 'rejected' && runsEvent(event, editor);
    const stored = await write
      .updateTable('events')
      .set({
        ...(fields as Omit<Partial<StoredEvent>, 'tags' | 'links'>),
        ...(start_date && { start_at: new Date(start_date) }),
        ...(end_date && { end_at: new Date(end_date) }),
        ...(tags && { tags: JSON.stringify(tags) }),
        ...(links && { links: JSON.stringify(links) }),
        ...(isCancelled && {
          ...{ status: 'cancelled', cancelled_at: now() },
          is_cancelled_by_staff: !ownsEvent(event, editor),
        }),
        ...((start_date || isReturned) && remindersFrom(new Date(merged.start_date), now())),
        ...(isReturned && { status: 'active', cancelled_at: null, is_cancelled_by_staff: false }),
        ...(waits && { approval_status: 'pending' }),
        searched: searchedOfEvent(merged),
        sequence: event.sequence + 1,
        updated_at: now(),
      })
      .where('id', '=', event.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...stored, organizers: event.organizers };
  }
}

const editedOf = (event: StoredEvent) => ({
  ...event,
  ...datesOf(event),
  cancelled_at: event.cancelled_at?.toISOString() ?? null,
});

/** Name of an edit in the audit log. */
function actOf({ isCancelled, isReturned }: Plan) {
  if (isReturned) return 'return_event';
  return isCancelled ? 'cancel_event' : 'update_event';
}
