import { type GroupRole, moderatesGroup } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { GroupTables } from './tables.ts';

/** The member who acts on a group. */
export interface Viewer {
  id: string;
  role: string;
}

/** A group, and the viewer's role in it; null for a non-member. */
export interface OwnGroup {
  group: Selectable<GroupTables['groups']>;
  part: GroupRole | null;
}

const notFound = () => new Refusal(404, 'groupNotFound');

/** Reads a group visible to the viewer: a pending one to creators and moderators (ADM-122). */
async function groupOf(
  db: Database,
  viewer: Viewer,
  id: string,
  isHeld: boolean,
): Promise<OwnGroup> {
  if (!isId(id)) throw notFound();
  const group = await db
    .selectFrom('groups')
    .where('id', '=', id)
    .selectAll()
    .$if(isHeld, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  const part = await roleIn(db, id, viewer.id);
  const mayKnow = group?.approval_status === 'approved' || part !== null || viewer.role !== 'user';
  if (!group || !mayKnow) throw notFound();
  return { group, part };
}

/**
 * Locks a group until the transaction ends: concurrent membership changes wait.
 * @throws Refusal 404
 */
export const lockGroup = (write: Database, viewer: Viewer, id: string): Promise<OwnGroup> =>
  groupOf(write, viewer, id, true);

/** Asserts that a group is not closed (GRP-170). @throws Refusal 409 */
export function assertOpen({ closed_at }: Pick<OwnGroup['group'], 'closed_at'>): void {
  if (closed_at !== null) throw new Refusal(409, 'groupClosed');
}

/** Locks a group for its admin. @throws Refusal 404, or 403 to any other */
export async function lockRunGroup(write: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await lockGroup(write, viewer, id);
  if (own.part !== 'admin') throw new Refusal(403, 'notAllowed');
  return own;
}

/** Locks a group for its admin or one of its moderators. @throws Refusal 404, or 403 */
export async function lockModeratedGroup(
  write: Database,
  viewer: Viewer,
  id: string,
): Promise<OwnGroup> {
  const own = await lockGroup(write, viewer, id);
  if (!moderatesGroup(own.part)) throw new Refusal(403, 'notAllowed');
  return own;
}

/** Reads a group in which the viewer keeps order. @throws Refusal 404, or 403 to any other */
export async function requireGroupModerator(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  if (!moderatesGroup(own.part)) throw new Refusal(403, 'notAllowed');
  return own;
}

/** Reads a member's role in a group; null for a non-member. */
export async function roleIn(
  db: Database,
  groupId: string,
  memberId: string | null,
): Promise<GroupRole | null> {
  const own = await db
    .selectFrom('group_members')
    .where('member_id', '=', memberId)
    .where('group_id', '=', groupId)
    .select('role')
    .executeTakeFirst();
  return own?.role ?? null;
}

/** Reads a group that the viewer administers. @throws Refusal 404, or 403 to any other */
export async function requireRun(db: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  if (own.part !== 'admin') throw new Refusal(403, 'notAllowed');
  return own;
}

/**
 * Reads a group whose posts and members the viewer may read (GRP-154).
 * @throws Refusal 404, or 403
 */
export async function requireReader(db: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  const { group_type, approval_status } = own.group;
  const isOpen = group_type === 'public' && approval_status === 'approved';
  if (!isOpen && own.part === null) throw new Refusal(403, 'joinGroupFirst');
  return own;
}

/** Reads a group that the viewer belongs to. @throws Refusal 404, or 403 to any other */
export async function requireMember(db: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  if (own.part === null) throw new Refusal(403, 'joinGroupFirst');
  return own;
}
