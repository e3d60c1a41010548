import { DEFAULT_PAGE_SIZE, type listFlags } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../../database/keyset.ts';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';

export type FlagsQuery = z.output<typeof listFlags.query>;

const RowId = z.string().check(z.refine(isId));
const Cursor = z.tuple([z.int().check(z.gte(0), z.lte(9_999_999_999_999)), RowId, RowId]);

/** Query of flags with their cases. */
function flagsOf(db: Database) {
  return db
    .selectFrom('flags')
    .innerJoin('flag_cases as of', 'of.id', 'flags.case_id')
    .select(['flags.id', 'flags.member_id', 'flags.reason', 'flags.description'])
    .select(['flags.created_at', 'flags.case_id', 'flags.case_at', 'flags.reviewed_at'])
    .select(['of.content_type', 'of.content_id', 'of.status', 'of.claimed_by', 'of.claimed_until'])
    .select(['of.outcome', 'of.notes', 'of.reviewed_by', 'of.title', 'of.author_id'])
    .select(['flags.snapshot', 'of.restored_at'])
    .select((of) =>
      of
        .selectFrom('removed_content')
        .whereRef('removed_content.case_id', '=', 'of.id')
        .where('position', '=', 0)
        .select('removed_at')
        .as('removed_at'),
    )
    .select(
      sql<(string | null)[]>`array(
        select one.member_id::text from flags as one where one.case_id = flags.case_id)`.as(
        'reporter_ids',
      ),
    );
}

export type FlagRow = Awaited<ReturnType<ReturnType<typeof flagsOf>['execute']>>[number];

/** Reads pending flags by the age of their case, decided ones by latest decision (ADM-043–046). */
export async function readFlags(db: Database, query: FlagsQuery): Promise<KeysetPage<FlagRow>> {
  const { status = 'pending', limit = DEFAULT_PAGE_SIZE, cursor, content_type, reason } = query;
  const isPending = status === 'pending';
  const moment = isPending ? 'flags.case_at' : 'flags.reviewed_at';
  const direction = isPending ? 'asc' : 'desc';
  let rows = flagsOf(db).where('flags.status', '=', status);
  if (content_type !== undefined) rows = rows.where('flags.content_type', '=', content_type);
  if (reason !== undefined) rows = rows.where('flags.reason', '=', reason);
  if (cursor !== undefined) {
    const [at, caseId, id] = readKeyset(cursor, Cursor);
    const position = sql`(${new Date(at)}::timestamptz, ${caseId}::uuid, ${id}::uuid)`;
    const here = sql`(${sql.ref(moment)}, flags.case_id, flags.id)`;
    rows = rows.where(
      isPending ? sql<boolean>`${here} > ${position}` : sql<boolean>`${here} < ${position}`,
    );
  }
  const fetchedRows = await rows
    .orderBy(moment, direction)
    .orderBy('flags.case_id', direction)
    .orderBy('flags.id', direction)
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ case_at, reviewed_at, case_id, id }) => [
    (isPending ? case_at : (reviewed_at ?? case_at)).getTime(),
    case_id,
    id,
  ]);
}

/** @throws Refusal 404 */
export async function readFlag(db: Database, id: string): Promise<FlagRow> {
  const row = isId(id)
    ? await flagsOf(db).where('flags.id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(404, 'flagNotFound');
  return row;
}

/** Reads all flags of a case, oldest first. */
export const readCase = (db: Database, caseId: string): Promise<FlagRow[]> =>
  flagsOf(db)
    .where('flags.case_id', '=', caseId)
    .orderBy('flags.created_at')
    .orderBy('flags.id')
    .execute();
