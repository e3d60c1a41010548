import { type Kysely, sql } from 'kysely';

/** Creates the table of mailed password links; only a link's hash is stored. */
export async function createPasswordLinks(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table password_links (
    token_hash text primary key,
    member_id uuid not null references members on delete cascade,
    expires_at timestamptz(3) not null
  )`,
  'create index password_links_member on password_links (member_id)',
];
