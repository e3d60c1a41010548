import { type AuditEntry, DEFAULT_PAGE_SIZE, type listAuditLog } from '@saudagar/contract';
import { EXPORTED_MAX, exportNotes, logPeriod } from '@saudagar/contract/server';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../../database/keyset.ts';
import type { Database } from '../../../database/schema.ts';
import { searchPatterns } from '../../../database/search.ts';
import type { Signer } from '../../../files/signing.ts';
import { isId } from '../../../ids.ts';
import type { ServiceParts } from '../../area.ts';
import { audit, type Moderator } from '../auditLog.ts';
import { readMembersById } from '../membersById.ts';
import type { AuditLogTable } from '../tables.ts';
import { readGone } from './existingContent.ts';

type LogQuery = z.output<typeof listAuditLog.query>;
type LogFilters = Omit<LogQuery, 'limit' | 'cursor'>;
type LogRow = Omit<Selectable<AuditLogTable>, 'searched' | 'before' | 'after'> &
  Partial<Pick<Selectable<AuditLogTable>, 'before' | 'after'>>;

/** Most members to look up by id; a name with more matches is common in the log too. */
const NAMED_MAX = 100;

const Cursor = z.tuple([z.iso.datetime(), z.string().check(z.refine(isId))]);

/** Audit log of moderators and admins, for admins; no call changes it. */
export type ReadLog = ReturnType<typeof createReadLog>;

export function createReadLog({ db, now, signer }: Pick<ServiceParts, 'db' | 'now' | 'signer'>) {
  return {
    /** Reads a page, newest first. */
    async page({ limit = DEFAULT_PAGE_SIZE, cursor, ...filters }: LogQuery) {
      const named = await findNamed(db, filters);
      let rows = entriesOf(db, filters, named);
      if (cursor !== undefined) {
        const [at, id] = readKeyset(cursor, Cursor);
        rows = rows.where(
          sql<SqlBool>`(log.created_at, log.id) < (${new Date(at)}::timestamptz, ${id}::uuid)`,
        );
      }
      const page: KeysetPage<LogRow> = toKeysetPage(
        await rows.limit(limit + 1).execute(),
        limit,
        ({ created_at, id }) => [created_at.toISOString(), id],
      );
      return { ...page, items: await withPeople(db, signer, page.items) };
    },

    /** Exports the entries that match the filters; the export itself is audited. */
    export: (admin: Moderator, filters: LogFilters) =>
      db.transaction().execute(async (write) => {
        const named = await findNamed(write, filters);
        const rows = await entriesOf(write, filters, named)
          .limit(EXPORTED_MAX + 1)
          .execute();
        const act = { action_type: 'export_log', notes: exportNotes(filters) } as const;
        await audit(write, admin, act, now());
        return {
          entries: await withPeople(write, signer, rows.slice(0, EXPORTED_MAX)),
          is_cut: rows.length > EXPORTED_MAX,
        };
      }),
  };
}

/**
 * Pattern of a search word, and the members whose current names match it: new names are found,
 * names of deleted accounts are not stored. Ids help the planner estimate index matches; null
 * when too many match.
 */
interface Named {
  pattern: string;
  ids: readonly string[] | null;
}

async function findNamed(db: Database, { search = '' }: LogFilters): Promise<Named[]> {
  const named: Named[] = [];
  for (const pattern of searchPatterns(search)) {
    const members = await db
      .selectFrom('members')
      .select('id')
      .where('searched', 'like', pattern)
      .limit(NAMED_MAX + 1)
      .execute();
    named.push({ pattern, ids: members.length > NAMED_MAX ? null : members.map(({ id }) => id) });
  }
  return named;
}

function entriesOf(
  db: Database,
  { action_type, search: _, ...days }: LogFilters,
  named: readonly Named[],
) {
  const { since, until } = logPeriod(days);
  let rows = db
    .selectFrom('audit_log as log')
    .select(['log.id', 'actor_id', 'action_type', 'content_type', 'content_id', 'target_id'])
    .select(['title', 'notes', 'ip_address', 'before', 'after', 'log.created_at'])
    .orderBy('log.created_at', 'desc')
    .orderBy('log.id', 'desc');
  if (action_type !== undefined) rows = rows.where('action_type', '=', action_type);
  if (since !== undefined) rows = rows.where('log.created_at', '>=', since);
  if (until !== undefined) rows = rows.where('log.created_at', '<=', until);
  for (const { pattern, ids } of named) {
    const people = ids ?? sql`array(select id from members where searched like ${pattern})`;
    rows = rows.where(
      sql<SqlBool>`(log.searched like ${pattern} or actor_id = any (${people}::uuid[])
        or target_id = any (${people}::uuid[]))`,
    );
  }
  return rows;
}

/** Adds the members that still exist to entries, and whether their content does. */
export async function withPeople(
  db: Database,
  signer: Signer,
  rows: readonly LogRow[],
): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actor_id, target_id }) => [actor_id, target_id]);
  const people = await readMembersById(db, signer, ids);
  const isGone = await readGone(db, rows);
  return rows.map(({ actor_id, target_id, created_at, ...entry }) => ({
    ...entry,
    is_gone: isGone(entry),
    created_at: created_at.toISOString(),
    actor: people.member(actor_id),
    target: people.member(target_id),
    is_operator: actor_id === null && entry.action_type !== 'end_suspension',
  }));
}
