import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';

/** Pending content, or a revision of approved content, as moderators list it. */
export interface PendingRow {
  readonly id: string;
  readonly maker_id: string | null;
  /** Earlier makers of a revision. */
  readonly earlier_ids: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly created_at: Date;
  /** Id and changes of a revision; null for content that is itself pending. */
  readonly revision_id: string | null;
  readonly changes: Readonly<Record<string, unknown>> | null;
}

/** Content that can need approval, in any state. */
export interface ApprovableRow {
  readonly maker_id: string | null;
  readonly name: string;
  readonly description: string;
  readonly approval_status: string;
}

/** Cursor of a list of pending content. */
export type PendingCursor = readonly [moment: number, id: string];

/** Table and columns of an area's pending content. */
interface PendingTable {
  readonly type: 'resource' | 'group' | 'event';
  readonly maker: string;
  readonly name: string;
  readonly tags: string;
}

/** Reads pending content, and revisions of what is live, from a table with an `approval_status`. */
export function pendingIn({ type, maker, name, tags }: PendingTable) {
  const from = sql.table(`${type}s`);
  const revised = sql`revisions join ${from} as content
    on content.id = revisions.content_id and revisions.content_type = ${type}
    and content.approval_status = 'approved'`;
  return {
    /** Reads pending content and revisions, oldest first, at most `limit`. */
    async pending(db: Database, limit: number, after?: PendingCursor): Promise<PendingRow[]> {
      const [moment, last] = after ?? [];
      const position = (at: string, id: string) =>
        moment === undefined
          ? sql`true`
          : sql`(${sql.ref(at)}, ${sql.ref(id)})
              > (${new Date(moment)}::timestamptz, ${last}::uuid)`;
      const { rows } = await sql<PendingRow>`
        (select id, ${sql.ref(maker)} as maker_id, '[]'::jsonb as earlier_ids,
          ${sql.ref(name)} as name, description, ${sql.ref(tags)} as tags, created_at,
          null::uuid as revision_id, null::jsonb as changes
        from ${from} where approval_status = 'pending' and ${position('created_at', 'id')}
        order by created_at, id limit ${limit})
        union all
        (select content.id, revisions.maker_id, revisions.earlier_ids,
          ${sql.ref(`content.${name}`)}, content.description, ${sql.ref(`content.${tags}`)},
          revisions.created_at, revisions.id, revisions.changes
        from ${revised} where ${position('revisions.created_at', 'revisions.content_id')}
        order by revisions.created_at, revisions.content_id limit ${limit})
        order by created_at, id limit ${limit}`.execute(db);
      return rows;
    },

    async count(db: Database): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select (select count(*)::integer from ${from} where approval_status = 'pending')
          + (select count(*)::integer from ${revised}) as count`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Finds one in any state. */
    async find(db: Database, id: string): Promise<ApprovableRow | undefined> {
      if (!isId(id)) return undefined;
      const { rows } = await sql<ApprovableRow>`
        select ${sql.ref(maker)} as maker_id, ${sql.ref(name)} as name, description, approval_status
        from ${from} where id = ${id}::uuid`.execute(db);
      return rows[0];
    },

    /** Locks one until the transaction ends. */
    async lock(write: Database, id: string): Promise<void> {
      await sql`select id from ${from} where id = ${id}::uuid for no key update`.execute(write);
    },
  };
}
