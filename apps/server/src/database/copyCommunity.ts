import { type Insertable, sql } from 'kysely';
import type { CommunityTable, Database, Schema } from './schema.ts';

/** Rows written with one statement. */
const BATCH = 500;

/** Every table after those its rows refer to, with an order in which its rows can be written. */
const TABLES = {
  members: ['id'],
  sessions: ['token_hash'],
  files: ['id'],
  posts: ['id'],
  post_files: ['post_id', 'position'],
  post_likes: ['member_id', 'post_id'],
  // Top-level comments before the replies to them.
  comments: ['parent_id is not null', 'id'],
  flags: ['id'],
  connections: ['id'],
} as const satisfies Record<CommunityTable, readonly string[]>;

/** The place a community is copied to holds one already. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';

  constructor() {
    super('The PostgreSQL database already holds members. Nothing was copied.');
  }
}

/**
 * Copies every row of one database into another with the same, empty tables: all or none.
 * @returns rows copied, by table
 * @throws NotEmpty where the target has members
 */
export async function copyCommunity(
  from: Database,
  to: Database,
): Promise<Record<CommunityTable, number>> {
  return to.transaction().execute(async (write) => {
    const any = await write.selectFrom('members').select('id').limit(1).executeTakeFirst();
    if (any) throw new NotEmpty();
    const copied = {} as Record<CommunityTable, number>;
    for (const table of Object.keys(TABLES) as CommunityTable[])
      copied[table] = await copyTable(table, from, write);
    return copied;
  });
}

async function copyTable(table: CommunityTable, from: Database, to: Database): Promise<number> {
  const order = sql.raw(TABLES[table].join(', '));
  for (let done = 0; ; ) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by ${order} limit ${BATCH} offset ${done}`.execute(
      from,
    );
    if (rows.length === 0) return done;
    await to
      .insertInto(table)
      .values(rows.map(toInsert) as Insertable<Schema[typeof table]>[])
      .execute();
    done += rows.length;
  }
}

/** Lists are jsonb: read parsed, written as text. */
const toInsert = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
