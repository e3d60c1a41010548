import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table flags add column snapshot jsonb',
  // A case outlives the accounts of those who reported it.
  `alter table flags alter column member_id drop not null,
    drop constraint flags_member_id_fkey,
    add constraint flags_member_id_fkey foreign key (member_id)
      references members on delete set null`,
  // A member may flag content again once it changed; the case's lock keeps this rule.
  'alter table flags drop constraint flags_content_type_content_id_member_id_key',
  'create index flags_of_content on flags (content_type, content_id, member_id)',
  'create index flags_reporter on flags (member_id)',
  `create index flags_snapshots on flags (reviewed_at)
    where snapshot is not null and status = 'reviewed'`,

  // Files that a snapshot names stay although the content lost them.
  `create table flag_files (
    flag_id uuid not null references flags on delete cascade,
    position smallint not null,
    file_id uuid not null references files on delete cascade,
    primary key (flag_id, file_id)
  )`,
  'create index flag_files_file on flag_files (file_id)',
];

/** Adds snapshots of flagged content and its files. */
export async function addFlagSnapshots(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
