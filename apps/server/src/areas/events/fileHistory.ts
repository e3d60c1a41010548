import type { EventEdit } from '@saudagar/contract';
import { continuesFileEdit, fileEdit, fileName } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Actor } from '../admin/auditLog.ts';

/** Changes files of a locked event, and records what they were and are in its history (EVT-320). */
export async function recordingFiles(
  write: Database,
  editor: Pick<Actor, 'id'>,
  { id }: { id: string },
  at: Date,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await namesOf(write, id);
  await change();
  const after = await namesOf(write, id);
  const last = await write
    .selectFrom('event_edits')
    .where('event_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  const continued =
    last?.editor_id === editor.id &&
    continuesFileEdit({ ...last, edited_at: last.edited_at.toISOString() }, at.getTime())
      ? last
      : undefined;
  const edit = fileEdit(before, after, continued);
  const values = edit && {
    changes: JSON.stringify(edit.changes satisfies EventEdit['changes']),
    old_values: JSON.stringify(edit.old_values),
    edited_at: at,
  };
  if (continued) {
    const row = ['id', '=', continued.id] as const;
    if (values)
      await write
        .updateTable('event_edits')
        .set(values)
        .where(...row)
        .execute();
    else
      await write
        .deleteFrom('event_edits')
        .where(...row)
        .execute();
  } else if (values) {
    const { full_name } = await write
      .selectFrom('members')
      .where('id', '=', editor.id)
      .select('full_name')
      .executeTakeFirstOrThrow();
    const by = { editor_id: editor.id, editor_name: full_name, edit_reason: null };
    await write
      .insertInto('event_edits')
      .values({ id: newId(), event_id: id, ...by, ...values })
      .execute();
  }
}

async function namesOf(write: Database, eventId: string) {
  const rows = await write
    .selectFrom('event_files')
    .innerJoin('files', 'files.id', 'file_id')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .select(['kind', 'original_filename', 'description'])
    .execute();
  const of = (kind: (typeof rows)[number]['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => fileName(row.original_filename, row.description));
  return { banner: of('banner'), gallery: of('gallery'), documents: of('document') };
}
