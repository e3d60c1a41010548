import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { GroupTables } from './tables.ts';

/** Who acts on a group. */
export interface Viewer {
  id: string;
  role: string;
}

/** A group, and the part that the viewer has in it; null where they are not in it. */
export interface OwnGroup {
  group: Selectable<GroupTables['groups']>;
  part: 'admin' | 'member' | null;
}

const notFound = () => new Refusal(404, 'groupNotFound');

/** A group that the viewer may know of: one that waits is its makers' and moderators' (ADM-122). */
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
  const own = await db
    .selectFrom('group_members')
    .where('member_id', '=', viewer.id)
    .where('group_id', '=', id)
    .select('role')
    .executeTakeFirst();
  const part = own?.role ?? null;
  const mayKnow = group?.approval_status === 'approved' || part !== null || viewer.role !== 'user';
  if (!group || !mayKnow) throw notFound();
  return { group, part };
}

/**
 * Holds a group until the transaction ends: everything that changes who is in it waits its turn.
 * @throws Refusal 404
 */
export const lockGroup = (write: Database, viewer: Viewer, id: string): Promise<OwnGroup> =>
  groupOf(write, viewer, id, true);

/** The same for its admin. @throws Refusal 404, or 403 to any other */
export async function lockRunGroup(write: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await lockGroup(write, viewer, id);
  if (own.part !== 'admin') throw new Refusal(403, 'notAllowed');
  return own;
}

/** A group that the viewer runs. @throws Refusal 404, or 403 to any other */
export async function requireRun(db: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  if (own.part !== 'admin') throw new Refusal(403, 'notAllowed');
  return own;
}

/** A group whose posts and members the viewer reads (GRP-154). @throws Refusal 404, or 403 */
export async function requireReader(db: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  const { group_type, approval_status } = own.group;
  const isOpen = group_type === 'public' && approval_status === 'approved';
  if (!isOpen && own.part === null) throw new Refusal(403, 'joinGroupFirst');
  return own;
}

/** A group that the viewer is in. @throws Refusal 404, or 403 to any other */
export async function requireMember(db: Database, viewer: Viewer, id: string): Promise<OwnGroup> {
  const own = await groupOf(db, viewer, id, false);
  if (own.part === null) throw new Refusal(403, 'joinGroupFirst');
  return own;
}
