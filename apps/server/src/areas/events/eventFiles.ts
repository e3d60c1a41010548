import {
  DOCUMENT_FILES,
  EVENT_DOCUMENTS_MAX,
  EVENT_GALLERY_MAX,
  type EventActor,
  fileKindOf,
  IMAGE_FILES,
  inFileOrder,
  readsDetails,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import { discardBytes } from '../../files/fileUse.ts';
import { isId } from '../../ids.ts';
import type { Actor } from '../admin/auditLog.ts';
import type { Files, NewFile } from '../files/files.ts';
import { type AttachmentRow, FILE_COLUMNS } from '../posts/postRows.ts';
import { lockManaged, requireEvent } from './eventLock.ts';
import { recordingFiles } from './fileHistory.ts';
import { auditEventEdit } from './staffActs.ts';
import type { EventTables } from './tables.ts';

/** Purpose of a file. */
export type EventFileKind = EventTables['event_files']['kind'];

/** A file of an event. */
export interface EventFileRow extends AttachmentRow {
  kind: EventFileKind;
}

interface NewEventFile extends Pick<NewFile, 'name' | 'content' | 'claimed' | 'client_id'> {
  event_id: string;
  kind: EventFileKind;
  description: string | undefined;
}

const LIMITS = {
  gallery: { most: EVENT_GALLERY_MAX, refusal: 'galleryFull' },
  document: { most: EVENT_DOCUMENTS_MAX, refusal: 'documentsFull' },
} as const;

/** Maximum size of a file by its name in bytes; undefined for a type not accepted there. */
export function maxFileBytes(kind: EventFileKind, name: string): number | undefined {
  const { kinds, maxBytes } = kind === 'document' ? DOCUMENT_FILES : IMAGE_FILES;
  const taken = fileKindOf(name, kinds);
  return taken && maxBytes[taken.type];
}

/** Banners, galleries and documents of events. Refusals are thrown as `Refusal`. */
export type EventFiles = ReturnType<typeof createEventFiles>;

export function createEventFiles(core: CommunityCore, files: Files) {
  const { db, blobs, fileUse, fanOut, now } = core;
  const filesOf = (eventId: string) =>
    db
      .selectFrom('event_files')
      .innerJoin('files', 'files.id', 'event_files.file_id')
      .where('event_id', '=', eventId)
      .orderBy('event_files.position')
      .select([...FILE_COLUMNS, 'kind']);

  /** Deletes files whose event did not take them, or no longer has them. */
  async function drop(ids: readonly string[]): Promise<void> {
    const discardedFiles = await db.transaction().execute((write) => fileUse.discard(write, ids));
    await discardBytes(blobs, discardedFiles);
  }

  return {
    /** Lists the files that the viewer reads; addresses are personal where not all may. */
    async all(
      viewer: EventActor | null,
      eventId: string,
    ): Promise<{ files: EventFileRow[]; isPersonal: boolean }> {
      const event = await requireEvent(db, eventId, viewer);
      const own = await db
        .selectFrom('event_registrations')
        .where('event_id', '=', event.id)
        .where('member_id', '=', viewer?.id ?? null)
        .select('status')
        .executeTakeFirst();
      const files = await filesOf(event.id)
        .$if(!readsDetails(event, viewer, own?.status), (all) =>
          all.where('kind', '<>', 'document'),
        )
        .execute();
      return { files, isPersonal: event.registered_only };
    },

    /** Adds a file; a banner replaces the previous one. */
    async add(viewer: Actor, file: NewEventFile): Promise<EventFileRow> {
      const { event_id, kind, description, ...content } = file;
      // Checked before the file is stored, so a refused one leaves nothing behind.
      const { id } = await db
        .transaction()
        .execute((write) => lockManaged(write, event_id, viewer));
      const stored = await files.add({ ...content, owner_id: viewer.id, category: 'events' });
      if (description) await files.describe(stored.id, viewer.id, description);
      try {
        const before = await attach(viewer, id, stored, kind);
        await drop(before);
      } catch (error) {
        await drop([stored.id]);
        throw error;
      }
      return filesOf(id).where('files.id', '=', stored.id).executeTakeFirstOrThrow();
    },

    /** Puts files in order among those of their kind (EVT-321). */
    order: (viewer: Actor, eventId: string, ids: readonly string[]) =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockManaged(write, eventId, viewer);
        const before = await write
          .selectFrom('event_files')
          .innerJoin('files', 'files.id', 'file_id')
          .where('event_id', '=', event.id)
          .orderBy('position')
          .select(['files.id', 'kind', 'position', 'original_filename'])
          .execute();
        const after = (['gallery', 'document'] as const).flatMap((kind) => {
          const alike = before.filter((one) => one.kind === kind);
          return inFileOrder(alike, ids).map((one, index) => ({
            ...one,
            position: alike[index]?.position ?? one.position,
          }));
        });
        const moved = after.filter(({ id, position }) =>
          before.some((one) => one.id === id && one.position !== position),
        );
        if (moved.length === 0) return;
        await recordingFiles(write, viewer, event, now(), async () => {
          for (const { id, position } of moved)
            await write
              .updateTable('event_files')
              .set({ position })
              .where('event_id', '=', event.id)
              .where('file_id', '=', id)
              .execute();
        });
        const names = (files: typeof after) =>
          files.map(({ original_filename }) => original_filename).join(', ');
        await auditEventEdit(core, write, publish, viewer, event, {
          action_type: 'update_event',
          changes: {
            before: { attachments: names(before.filter(({ kind }) => kind !== 'banner')) },
            after: { attachments: names(after) },
          },
        });
      }),

    /** Removes a file from its event and deletes it (EVT-220). */
    async remove(viewer: Actor, fileId: string): Promise<void> {
      await fanOut.transaction(async (write, publish) => {
        const carried = isId(fileId)
          ? await write
              .selectFrom('event_files')
              .innerJoin('files', 'files.id', 'file_id')
              .where('file_id', '=', fileId)
              .select(['event_id', 'original_filename'])
              .executeTakeFirst()
          : undefined;
        if (!carried) throw new Refusal(404, 'attachmentNotFound');
        const event = await lockManaged(write, carried.event_id, viewer).catch((error: unknown) => {
          // A file of a hidden event does not exist for the viewer either.
          if (error instanceof Refusal && error.status === 404)
            throw new Refusal(404, 'attachmentNotFound');
          throw error;
        });
        await recordingFiles(write, viewer, event, now(), () =>
          write.deleteFrom('event_files').where('file_id', '=', fileId).execute(),
        );
        await auditEventEdit(core, write, publish, viewer, event, {
          action_type: 'remove_event_file',
          changes: { before: { file: carried.original_filename }, after: { file: null } },
        });
      });
      await drop([fileId]);
    },
  };

  /** Attaches a file to an event, and returns the banner it replaces. */
  function attach(
    viewer: Actor,
    eventId: string,
    { id: fileId, original_filename }: { id: string; original_filename: string },
    kind: EventFileKind,
  ) {
    return fanOut.transaction(async (write, publish) => {
      const event = await lockManaged(write, eventId, viewer);
      const all = await write
        .selectFrom('event_files')
        .where('event_id', '=', eventId)
        .select(['file_id', 'kind', 'position'])
        .execute();
      if (all.some(({ file_id }) => file_id === fileId)) return [];
      const alike = all.filter((one) => one.kind === kind).map(({ file_id }) => file_id);
      if (kind !== 'banner' && alike.length >= LIMITS[kind].most)
        throw new Refusal(409, LIMITS[kind].refusal, { field: 'file' });
      const before = kind === 'banner' ? alike : [];
      const position = Math.max(0, ...all.map((one) => one.position)) + 1;
      await recordingFiles(write, viewer, event, now(), async () => {
        if (before.length > 0)
          await write.deleteFrom('event_files').where('file_id', 'in', before).execute();
        await write
          .insertInto('event_files')
          .values({ event_id: eventId, file_id: fileId, kind, position })
          .execute();
      });
      await auditEventEdit(core, write, publish, viewer, event, {
        action_type: 'add_event_file',
        changes: { before: { file: null }, after: { file: original_filename } },
      });
      return before;
    });
  }
}
