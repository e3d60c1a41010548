import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table group_members drop constraint group_members_role_check',
  `alter table group_members add constraint group_members_role_check
    check (role in ('admin', 'moderator', 'member'))`,

  `create table group_bans (
    group_id uuid not null references groups on delete cascade,
    member_id uuid not null references members on delete cascade,
    banned_by uuid references members on delete set null,
    created_at timestamptz(3) not null,
    primary key (member_id, group_id)
  )`,
  `create index group_bans_latest on group_bans (group_id, created_at desc, member_id desc)`,
  'create index group_bans_by on group_bans (banned_by)',

  // Declined requests, which can be made again after seven days.
  `create table group_declines (
    group_id uuid not null references groups on delete cascade,
    member_id uuid not null references members on delete cascade,
    declined_at timestamptz(3) not null,
    primary key (member_id, group_id)
  )`,
  'create index group_declines_group on group_declines (group_id)',

  // A banned member is never in the group, whichever of the two came first.
  `create function keep_banned_out() returns trigger language plpgsql as $$
  begin
    if exists (
      select from group_bans join group_members using (group_id, member_id)
      where group_id = new.group_id and member_id = new.member_id)
    then
      raise exception 'member % is banned from group %', new.member_id, new.group_id
        using errcode = '23514', constraint = 'group_members_banned';
    end if;
    return null;
  end $$`,
  `create constraint trigger group_members_banned after insert on group_members
    for each row execute function keep_banned_out()`,
  `create constraint trigger group_bans_outside after insert on group_bans
    deferrable initially deferred for each row execute function keep_banned_out()`,
];

/** Adds moderators, bans and declined requests to groups. */
export async function addGroupRoles(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
