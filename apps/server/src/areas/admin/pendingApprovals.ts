import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';

/** Pending content, as moderators list it. */
export interface PendingRow {
  readonly id: string;
  readonly maker_id: string | null;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly created_at: Date;
}

/** Content in any state of approval. */
export interface KnownContent extends Pick<PendingRow, 'maker_id' | 'name' | 'description'> {
  readonly approval_status: string;
}

/** Cursor of a list of pending content. */
export type PendingCursor = readonly [moment: number, id: string];

/** Table and columns of an area's pending content. */
interface PendingTable {
  readonly table: 'resources' | 'groups' | 'events';
  readonly maker: string;
  readonly name: string;
  readonly tags: string;
}

/** Reads pending content from a table with an `approval_status`. */
export function pendingIn({ table, maker, name, tags }: PendingTable) {
  const from = sql.table(table);
  return {
    /** Reads pending content, oldest first, at most `limit`. */
    async pending(db: Database, limit: number, after?: PendingCursor): Promise<PendingRow[]> {
      const [moment, last] = after ?? [];
      const position =
        moment === undefined
          ? sql`true`
          : sql`(created_at, id) > (${new Date(moment)}::timestamptz, ${last}::uuid)`;
      const { rows } = await sql<PendingRow>`
        select id, ${sql.ref(maker)} as maker_id, ${sql.ref(name)} as name, description,
          ${sql.ref(tags)} as tags, created_at
        from ${from} where approval_status = 'pending' and ${position}
        order by created_at, id limit ${limit}`.execute(db);
      return rows;
    },

    async count(db: Database): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${from}
        where approval_status = 'pending'`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Finds one in any state. */
    async find(db: Database, id: string) {
      if (!isId(id)) return undefined;
      const { rows } = await sql<KnownContent>`
        select ${sql.ref(maker)} as maker_id, ${sql.ref(name)} as name, description, approval_status
        from ${from} where id = ${id}::uuid`.execute(db);
      return rows[0];
    },
  };
}
