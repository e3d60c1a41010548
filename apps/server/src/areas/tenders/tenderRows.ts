import { sealOf, type Tender } from '@saudagar/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database, Schema } from '../../database/schema.ts';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import { toFileInfo } from '../files/fileView.ts';
import {
  type AttachmentRow,
  AUTHOR_COLUMNS,
  type AuthorRow,
  FILE_COLUMNS,
} from '../posts/postRows.ts';
import type { TenderTables } from './tables.ts';
import { heldOf } from './tenderLock.ts';

const COLUMNS = [
  'id',
  'poster_id',
  'title',
  'description',
  'company_name',
  'contact_person',
  'category',
  'budget_min',
  'budget_max',
  'currency',
  'deadline',
  'requirements',
  'location',
  'tags',
  'status',
  'is_sealed',
  'ended_at',
  'proposals_count',
  'accepted_count',
  'is_multi_award',
  'shows_award',
  'terms_version',
  'created_at',
  'updated_at',
] as const satisfies (keyof TenderTables['tenders'])[];

/** A tender with its poster. */
export interface TenderRow
  extends Pick<Selectable<TenderTables['tenders']>, (typeof COLUMNS)[number]> {
  poster: AuthorRow | null;
}

/** Query of tenders with their posters. */
export function tendersWithPosters(db: Database) {
  return db
    .selectFrom('tenders')
    .select(COLUMNS.map((column) => `tenders.${column}` as const))
    .select((of) => posterOf(of).as('poster'));
}

const posterOf = (of: ExpressionBuilder<Schema, 'tenders'>) =>
  jsonObjectFrom(
    of
      .selectFrom('members')
      .whereRef('members.id', '=', 'tenders.poster_id')
      .select(['members.id', ...AUTHOR_COLUMNS.map((column) => `members.${column}` as const)]),
  );

/** Reads the files of a tender, in order. */
export async function tenderFiles(db: Database, id: string): Promise<AttachmentRow[]> {
  const row = await db
    .selectNoFrom((of) =>
      jsonArrayFrom(
        of
          .selectFrom('tender_files')
          .innerJoin('files', 'files.id', 'tender_files.file_id')
          .where('tender_files.tender_id', '=', id)
          .orderBy('tender_files.position')
          .select(FILE_COLUMNS),
      ).as('files'),
    )
    .executeTakeFirst();
  return row?.files ?? [];
}

/** Converts a tender to its public wire format. */
export function toTender(signer: Signer, row: TenderRow, now: Date): Tender {
  const { poster, is_sealed: _, ended_at: __, poster_id: ___, accepted_count, ...fields } = row;
  return {
    ...fields,
    deadline: row.deadline.toISOString(),
    total_proposals: row.proposals_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    posted_by_user: poster && toMember(signer, poster),
    awarded: accepted_count > 0,
    seal: sealOf(heldOf(row), now.getTime()),
  };
}

/** Converts the files of a tender to the wire format. */
export const toTenderFiles = (signer: Signer, files: readonly AttachmentRow[]) => ({
  attachments: files.map(({ id }) => id),
  files: files.map((file) => toFileInfo(signer, file)),
});
