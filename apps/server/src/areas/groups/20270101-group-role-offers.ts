import { type Kysely, sql } from 'kysely';

const statements = [
  // An offer is a part of the membership, so that it ends with it; it is never what they have.
  `alter table group_members add column offered_role text`,
  `alter table group_members add constraint group_members_offered_role_check check (
    offered_role is null or (role = 'member' and offered_role in ('moderator', 'admin'))
    or (role = 'moderator' and offered_role = 'admin'))`,
  `create unique index group_members_offered on group_members (group_id)
    where offered_role = 'admin'`,
  `create index group_members_offers on group_members (group_id) where offered_role is not null`,

  // Only the admin offers, so offers end when somebody else runs the group.
  `create function end_group_offers() returns trigger language plpgsql as $$
  begin
    update group_members set offered_role = null
    where group_id = old.group_id and offered_role is not null;
    return null;
  end $$`,
  `create trigger group_members_handed_over after update of role on group_members
    for each row when (old.role = 'admin' and new.role <> 'admin')
    execute function end_group_offers()`,
  `create trigger group_members_admin_left after delete on group_members
    for each row when (old.role = 'admin') execute function end_group_offers()`,

  `create function end_closed_group_offers() returns trigger language plpgsql as $$
  begin
    update group_members set offered_role = null
    where group_id = new.id and offered_role is not null;
    return null;
  end $$`,
  `create trigger groups_closed_offers after update of closed_at on groups
    for each row when (new.closed_at is not null) execute function end_closed_group_offers()`,
];

/** Adds offers of a role in a group, and of the group itself, to its members. */
export async function addGroupRoleOffers(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
