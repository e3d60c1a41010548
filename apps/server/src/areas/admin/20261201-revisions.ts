import { type Kysely, sql } from 'kysely';

const statements = [
  // The database drops a revision with the content that it changes.
  `create table revisions (
    id uuid primary key,
    content_type text not null check (content_type in ('resource', 'group', 'event')),
    content_id uuid not null,
    resource_id uuid generated always as
      (case content_type when 'resource' then content_id end) stored
      references resources on delete cascade,
    group_id uuid generated always as
      (case content_type when 'group' then content_id end) stored
      references groups on delete cascade,
    event_id uuid generated always as
      (case content_type when 'event' then content_id end) stored
      references events on delete cascade,
    maker_id uuid not null references members on delete cascade,
    earlier_ids jsonb not null default '[]',
    changes jsonb not null,
    created_at timestamptz(3) not null,
    unique (content_type, content_id)
  )`,
  'create index revisions_order on revisions (content_type, created_at, content_id)',
  'create index revisions_maker on revisions (maker_id)',
  'create index revisions_resource on revisions (resource_id) where resource_id is not null',
  'create index revisions_group on revisions (group_id) where group_id is not null',
  'create index revisions_event on revisions (event_id) where event_id is not null',

  `create table revision_files (
    revision_id uuid not null references revisions on delete cascade,
    position smallint not null,
    file_id uuid not null references files on delete cascade,
    primary key (revision_id, file_id)
  )`,
  'create index revision_files_file on revision_files (file_id)',
];

/** Adds edits of approved content that wait for approval, with their files (ADM-380). */
export async function addRevisions(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
