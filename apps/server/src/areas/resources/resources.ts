import {
  type ApprovalStatus,
  type createResource,
  RESOURCE_MARKS_MAX,
  type ResourceMarks,
  type updateResource,
} from '@saudagar/contract';
import {
  auditChanges,
  RESOURCE_STATUS_ACTS,
  Refusal,
  resourceStatusKind,
} from '@saudagar/contract/server';
import type { z } from 'zod/mini';
import type { Database } from '../../database/schema.ts';
import type { Blobs } from '../../files/blobs.ts';
import { discardBytes, type FileUse } from '../../files/fileUse.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { takeRevision } from '../admin/approvals/revisions.ts';
import type { Moderator } from '../admin/auditLog.ts';
import type { Within } from '../admin/flagged.ts';
import type { Notifier } from '../notifications/notify.ts';
import { RESOURCE_LIKES, setLike } from '../posts/likes.ts';
import { createResourceActs, statusOf } from './resourceActs.ts';
import { auditedResource, columnsOf } from './resourceColumns.ts';
import { attachFiles, fileNamesOf } from './resourceFiles.ts';
import { readLibrary, readManaged, readSaved } from './resourceList.ts';
import { lockResource, readHeld, requirePublished } from './resourceLock.ts';
import { foldRevision, reviseResource } from './resourceRevisions.ts';
import { type ResourceRow, resourcesSeenBy } from './resourceRows.ts';
import { readStats } from './resourceStats.ts';
import { countView } from './resourceViews.ts';

type Saved = z.output<typeof createResource.body>;
type Changed = z.output<typeof updateResource.body>;

/** The member who reads a resource. */
interface Viewer {
  readonly id: string;
  readonly role: string;
}

interface ResourcesParts {
  db: Database;
  blobs: Blobs;
  fileUse: FileUse;
  now: () => Date;
  fanOut: FanOut;
  forget: Notifier['forget'];
  notify: Notifier['notify'];
}

/** The library of learning resources. Refusals are thrown as `Refusal`. */
export type Resources = ReturnType<typeof createResources>;

export function createResources({
  db,
  blobs,
  fileUse,
  now,
  fanOut,
  forget,
  notify,
}: ResourcesParts) {
  const acts = createResourceActs(notify, now);

  const find = async (viewerId: string | undefined, id: string) =>
    isId(id)
      ? resourcesSeenBy(db, viewerId).where('resources.id', '=', id).executeTakeFirst()
      : undefined;

  async function get(viewer: Viewer, id: string): Promise<ResourceRow> {
    const row = await find(viewer.id, id);
    if (!row) throw new Refusal(404, 'resourceNotFound');
    return row;
  }

  const repeated = async (makerId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : db
          .selectFrom('resources')
          .where('maker_id', '=', makerId)
          .where('client_id', '=', clientId)
          .select('id')
          .executeTakeFirst();

  /** Changes a resource's state; the first publication sets its date. */
  async function setStatus(editor: Moderator, id: string, status: ApprovalStatus) {
    const discardedFiles = await fanOut.transaction(async (write, publish) => {
      const before = await lockResource(write, id);
      // Live content stays so: a moderator publishes nothing that is published.
      const isLive = before.approval_status === 'approved' && status === 'pending';
      if (before.approval_status === status || isLive) return [];
      const discarded = status === 'pending' ? await foldRevision(write, fileUse, id) : [];
      const { published_at, approval_status } = before;
      const resource = { ...before, id };
      const changes = {
        before: { approval_status },
        after: { approval_status: status },
      };
      await acts.audit(write, editor, RESOURCE_STATUS_ACTS[status], resource, changes);
      publish({ kind: 'moderation', by: editor.id });
      const kind = resourceStatusKind(approval_status, status);
      await acts.notifyMaker(write, publish, editor, kind, resource);
      await write
        .updateTable('resources')
        .set({
          approval_status: status,
          ...(status === 'approved' && { published_at: published_at ?? now() }),
        })
        .where('id', '=', id)
        .execute();
      return discarded;
    });
    await discardBytes(blobs, discardedFiles);
    return get(editor, id);
  }

  return {
    page: (query: Parameters<typeof readLibrary>[1]) => readLibrary(db, query),
    saved: (viewerId: string, query: Parameters<typeof readSaved>[2]) =>
      readSaved(db, viewerId, query),

    /** Reads the member's own marks on published resources. */
    async marks(viewerId: string, ids: readonly string[]): Promise<ResourceMarks[]> {
      const known = ids.filter(isId).slice(0, RESOURCE_MARKS_MAX);
      if (known.length === 0) return [];
      const rows = await resourcesSeenBy(db, viewerId)
        .where('resources.id', 'in', known)
        .where('approval_status', '=', 'approved')
        .execute();
      return rows.flatMap(({ id, own }) => (own ? [{ id, ...own }] : []));
    },

    /** Reads one as a visitor or member sees it; moderators also see unpublished ones. */
    async one(viewer: Viewer | null, id: string): Promise<ResourceRow> {
      const row = await find(viewer?.id, id);
      const seesDrafts = viewer !== null && viewer.role !== 'user';
      if (!row || (row.approval_status !== 'approved' && !seesDrafts))
        throw new Refusal(404, 'resourceNotFound');
      return row;
    },

    managed: (viewerId: string, query: Parameters<typeof readManaged>[2]) =>
      readManaged(db, viewerId, query),
    view: (memberId: string, id: string) => countView(db, { memberId, id, now: now() }),

    /** Likes or unlikes: sets `liked`, or toggles when undefined. */
    setLike: (memberId: string, id: string, liked: boolean | undefined) =>
      db.transaction().execute(async (write) => {
        await requirePublished(write, id);
        const like = { id, member_id: memberId, liked, at: now() };
        const { by, ...reply } = await setLike(write, RESOURCE_LIKES, like);
        return reply;
      }),

    async keepProgress(memberId: string, id: string, progress: number) {
      await requirePublished(db, id);
      const row = { member_id: memberId, resource_id: id, progress, changed_at: now() };
      await db
        .insertInto('resource_progress')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'resource_id'])
            .doUpdateSet({ progress, changed_at: row.changed_at }),
        )
        .execute();
      return { progress };
    },

    async add(editor: Moderator, { client_id, draft_mode, attachments, ...fields }: Saved) {
      const first = await repeated(editor.id, client_id);
      if (first) return get(editor, first.id);
      const id = newId();
      const status = statusOf(editor, draft_mode);
      const made = await fanOut.transaction(async (write, publish) => {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('resources')
          .values({
            ...columnsOf(fields),
            id,
            maker_id: editor.id,
            approval_status: status,
            client_id: client_id ?? null,
            created_at: now(),
            published_at: status === 'approved' ? now() : null,
          })
          .onConflict((conflict) => conflict.columns(['maker_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await attachFiles(write, fileUse, { editorId: editor.id, id, wanted: attachments });
        const made = { id, title: fields.title, maker_id: editor.id };
        const changes = { before: {}, after: { approval_status: status } };
        await acts.audit(write, editor, 'create_resource', made, changes);
        publish({ kind: 'moderation', by: editor.id });
        return true;
      });
      // A concurrent call with the same id was first.
      return get(editor, made ? id : ((await repeated(editor.id, client_id))?.id ?? id));
    },

    async update(editor: Moderator, id: string, { draft_mode, attachments, ...fields }: Changed) {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const { approval_status, published_at, maker_id, title } = await lockResource(write, id);
        const status = statusOf(editor, draft_mode ?? approval_status === 'draft');
        if (approval_status === 'approved' && status === 'pending') {
          const sent = { id, editorId: editor.id, fields, attachments, at: now() };
          const { isChanged, changes, files } = await reviseResource(write, publish, sent);
          const live = { id, title, maker_id };
          if (isChanged) await acts.audit(write, editor, 'submit_revision', live, changes);
          return fileUse.discard(write, files);
        }
        const folded = editor.role === 'admin' ? [] : await foldRevision(write, fileUse, id);
        const before = await readHeld(write, id);
        const merged = { ...before, ...fields };
        await write
          .updateTable('resources')
          .set({
            ...columnsOf(merged),
            approval_status: status,
            ...(status === 'approved' && { published_at: published_at ?? now() }),
          })
          .where('id', '=', id)
          .execute();
        const resource = { id, title: merged.title, maker_id };
        const filesBefore = await fileNamesOf(write, id);
        const discarded = attachments
          ? await attachFiles(write, fileUse, { editorId: editor.id, id, wanted: attachments })
          : [];
        const changes = auditChanges(
          { ...auditedResource(before), approval_status, attachments: filesBefore },
          {
            ...auditedResource(merged),
            approval_status: status,
            attachments: await fileNamesOf(write, id),
          },
        );
        await acts.audit(write, editor, 'update_resource', resource, changes);
        publish({ kind: 'moderation', by: editor.id });
        await acts.notifyMaker(write, publish, editor, 'resource_edited_by_staff', resource);
        return [...folded, ...discarded];
      });
      await discardBytes(blobs, discardedFiles);
      return get(editor, id);
    },

    publish: (editor: Moderator, id: string) => setStatus(editor, id, statusOf(editor, false)),
    unpublish: (editor: Moderator, id: string) => setStatus(editor, id, 'draft'),

    /**
     * Deletes a resource with its likes, views, flags, files and notifications (RES-047). A
     * decision about a flag passes no editor: it is audited separately.
     */
    async remove(id: string, editor: Moderator | null, within?: Within) {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const resource = { ...(await lockResource(write, id)), id };
        if (editor) await acts.audit(write, editor, 'delete_resource', resource);
        const files = await write
          .selectFrom('resource_files')
          .where('resource_id', '=', id)
          .select('file_id')
          .execute();
        const waiting = await takeRevision(write, { content_type: 'resource', content_id: id });
        await within?.(write, publish);
        await write.deleteFrom('resources').where('id', '=', id).execute();
        await forget(write, publish, 'resource', [id]);
        if (editor)
          await acts.notifyMaker(write, publish, editor, 'resource_deleted_by_staff', resource);
        return fileUse.discard(write, [...files.map(({ file_id }) => file_id), ...waiting.files]);
      });
      await discardBytes(blobs, discardedFiles);
    },

    stats: () => readStats(db),
  };
}
