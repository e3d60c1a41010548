import type { ApprovedType } from '@saudagar/contract';
import { auditChanges, Refusal, revisedFields } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isId, newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { RevisionsTable } from '../tables.ts';

/** An edit of approved content that waits for approval, as stored. */
export type RevisionRow = Selectable<RevisionsTable>;

/** Values of content by field, in the form of the update's body. */
export type Values = Readonly<Record<string, unknown>>;

/** The content that a revision changes. */
export interface Revised {
  readonly content_type: ApprovedType;
  readonly content_id: string;
}

/** An edit that waits, of content that the transaction has locked. */
interface WaitingEdit extends Revised {
  readonly maker_id: string;
  /** Values of the content that others see. */
  readonly live: Values;
  readonly changes: Values;
  /** Files of the changed content, of which the revision holds all. */
  readonly files?: readonly string[] | undefined;
  readonly at: Date;
}

/** Reads the revision of content; undefined without one. */
export const findRevision = (
  db: Database,
  { content_type, content_id }: Revised,
): Promise<RevisionRow | undefined> =>
  db
    .selectFrom('revisions')
    .where('content_type', '=', content_type)
    .where('content_id', '=', content_id)
    .selectAll()
    .executeTakeFirst();

/** Members who took part in a revision, the latest first. */
export const makersOf = ({
  maker_id,
  earlier_ids,
}: Pick<RevisionRow, 'maker_id' | 'earlier_ids'>): string[] => [
  maker_id,
  ...earlier_ids.filter((id) => id !== maker_id),
];

/** Reads the ids of a revision's files, in order. */
export async function revisionFilesOf(db: Database, revisionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('revision_files')
    .where('revision_id', '=', revisionId)
    .orderBy('position')
    .select('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/**
 * Saves an edit of approved content as its revision, merged with the one that waits; an edit that
 * leaves nothing changed drops it. Each version has an id of its own. Returns the changed fields,
 * null without any, whether the call changed them, and files that may be unused now.
 */
export async function saveRevision(
  write: Database,
  publish: Publish,
  { content_type, content_id, maker_id, live, changes, files = [], at }: WaitingEdit,
): Promise<{ changes: Values | null; isChanged: boolean; files: string[] }> {
  const before = await findRevision(write, { content_type, content_id });
  const after = revisedFields(live, before?.changes ?? {}, changes);
  if (!after && !before) return { changes: null, isChanged: false, files: [] };
  if (
    before &&
    after &&
    auditChanges(before.changes, after) === null &&
    sizeOf(before.changes) === sizeOf(after)
  )
    return { changes: after, isChanged: false, files: [] };
  const filesBefore = before ? await dropRevision(write, before) : [];
  publish({ kind: 'moderation', by: maker_id });
  if (!after) return { changes: null, isChanged: true, files: filesBefore };
  const id = newId();
  const earlier = before ? makersOf(before).filter((maker) => maker !== maker_id) : [];
  await write
    .insertInto('revisions')
    .values({
      ...{ id, content_type, content_id, maker_id },
      earlier_ids: JSON.stringify(earlier),
      changes: JSON.stringify(after),
      created_at: at,
    })
    .execute();
  if (files.length > 0)
    await write
      .insertInto('revision_files')
      .values(files.map((file_id, position) => ({ revision_id: id, file_id, position })))
      .execute();
  return { changes: after, isChanged: true, files: filesBefore };
}

const sizeOf = (values: Values) => Object.keys(values).length;

/**
 * Deletes a revision and returns its files, which may be unused now.
 * @throws Refusal 409 when it was edited or decided meanwhile
 */
export async function dropRevision(write: Database, { id }: RevisionRow): Promise<string[]> {
  const files = await revisionFilesOf(write, id);
  const { numDeletedRows } = await write
    .deleteFrom('revisions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal(409, 'revisionChanged');
  return files;
}

/**
 * Takes the revision of locked content, for an edit that needs no approval and is made on top of
 * it. Returns its changes and files.
 */
export async function takeRevision(
  write: Database,
  revised: Revised,
): Promise<{ changes: Values; files: string[] }> {
  const revision = await findRevision(write, revised);
  if (!revision) return { changes: {}, files: [] };
  return { changes: revision.changes, files: await dropRevision(write, revision) };
}

/** Reads a revision as its content's reply has it; null without one. */
export async function shownRevision(
  db: Database,
  content_type: ApprovedType,
  content_id: string,
  viewerId: string,
): Promise<{ created_at: string; changes: Values; is_own: boolean } | null> {
  const row = isId(content_id) ? await findRevision(db, { content_type, content_id }) : undefined;
  if (!row) return null;
  const { created_at, changes } = row;
  const is_own = makersOf(row).includes(viewerId);
  return { created_at: created_at.toISOString(), changes, is_own };
}
