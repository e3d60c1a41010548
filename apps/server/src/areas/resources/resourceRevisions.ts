import type { Resource, ResourceBody } from '@saudagar/contract';
import { auditChanges } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { FileUse } from '../../files/fileUse.ts';
import type { Signer } from '../../files/signing.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import {
  dropRevision,
  findRevision,
  makersOf,
  revisionFilesOf,
  saveRevision,
  type Values,
} from '../admin/approvals/revisions.ts';
import { toFileInfo } from '../files/fileView.ts';
import { requireOwnFiles } from '../posts/attachments.ts';
import { FILE_COLUMNS } from '../posts/postRows.ts';
import { auditedResource, columnsOf } from './resourceColumns.ts';
import { attachFiles, fileIdsOf, namesOf } from './resourceFiles.ts';
import { readHeld } from './resourceLock.ts';

/** Reads the values of a resource that a revision may change. */
export const liveResource = async (db: Database, id: string): Promise<Values> => ({
  ...auditedResource(await readHeld(db, id)),
  attachments: await fileIdsOf(db, id),
});

/** Turns the ids of files into their names. */
export async function readableResource(db: Database, values: Values): Promise<Values> {
  const { attachments } = values;
  return Array.isArray(attachments)
    ? { ...values, attachments: await namesOf(db, attachments) }
    : values;
}

/** An edit of a live resource, in the form of the call's body. */
interface SentEdit {
  readonly id: string;
  readonly editorId: string;
  readonly fields: Partial<ResourceBody>;
  readonly attachments: readonly string[] | undefined;
  readonly at: Date;
}

/**
 * Saves a moderator's edit of a live resource as its revision (ADM-380): added files must be theirs,
 * those of the resource and of the earlier edit may stay. Returns what changed in this call, and
 * files that may be unused now.
 */
export async function reviseResource(
  write: Database,
  publish: Publish,
  { id, editorId, fields, attachments, at }: SentEdit,
) {
  const revised = { content_type: 'resource', content_id: id } as const;
  const live = await liveResource(write, id);
  const before = await findRevision(write, revised);
  const had = before ? await revisionFilesOf(write, before.id) : [];
  const wanted =
    attachments === undefined
      ? ((before?.changes.attachments as string[]) ?? undefined)
      : [...new Set(attachments)];
  const known = [...(live.attachments as string[]), ...had];
  if (wanted)
    await requireOwnFiles(
      write,
      editorId,
      wanted.filter((file) => !known.includes(file)),
      'resources',
    );
  const merged = { ...live, ...before?.changes, ...fields } as unknown as ResourceBody;
  const normalized: Values = auditedResource(merged);
  const changes = { ...normalized, ...(wanted && { attachments: wanted }) };
  const saved = await saveRevision(write, publish, {
    ...revised,
    ...{ maker_id: editorId, live, changes, at },
    files: wanted,
  });
  const shownBefore = { ...live, ...before?.changes };
  const difference = saved.isChanged
    ? auditChanges(shownBefore, { ...live, ...saved.changes })
    : null;
  return {
    isChanged: saved.isChanged,
    files: saved.files,
    changes: difference && {
      before: await readableResource(write, difference.before),
      after: await readableResource(write, difference.after),
    },
  };
}

/** Writes a revision's changes to its resource; returns the rows of files that it let go. */
export async function applyToResource(
  write: Database,
  fileUse: FileUse,
  { id, changes }: { id: string; changes: Values },
) {
  const { attachments, ...fields } = changes;
  const merged = { ...(await readHeld(write, id)), ...fields } as unknown as ResourceBody;
  await write.updateTable('resources').set(columnsOf(merged)).where('id', '=', id).execute();
  if (!Array.isArray(attachments)) return [];
  return attachFiles(write, fileUse, {
    ...{ editorId: '', id, wanted: attachments, reviewed: attachments },
  });
}

/** Writes the edit that waits into a resource that is reviewed as a whole. */
export async function foldRevision(write: Database, fileUse: FileUse, id: string) {
  const revision = await findRevision(write, { content_type: 'resource', content_id: id });
  if (!revision) return [];
  const released = await applyToResource(write, fileUse, { id, changes: revision.changes });
  const files = await dropRevision(write, revision);
  return [...released, ...(await fileUse.discard(write, files))];
}

/** Adds the edit that waits for approval, with its files, to a resource that moderators read. */
export async function withRevision(
  db: Database,
  signer: Signer,
  resource: Resource,
  viewerId: string,
): Promise<Resource> {
  const row = await findRevision(db, { content_type: 'resource', content_id: resource.id });
  if (!row) return { ...resource, revision: null };
  const ids = await revisionFilesOf(db, row.id);
  const files =
    ids.length === 0
      ? []
      : await db.selectFrom('files').where('files.id', 'in', ids).select(FILE_COLUMNS).execute();
  const byId = new Map(files.map((file) => [file.id, toFileInfo(signer, file)]));
  const changes = row.changes as NonNullable<Resource['revision']>['changes'];
  return {
    ...resource,
    revision: {
      created_at: row.created_at.toISOString(),
      changes,
      is_own: makersOf(row).includes(viewerId),
      ...(changes.attachments && { files: ids.flatMap((id) => byId.get(id) ?? []) }),
    },
  };
}
