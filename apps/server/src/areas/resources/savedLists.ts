import { SAVED_LISTS_MAX, type SavedList } from '@saudagar/contract';
import { comparable, Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { brokenUniqueness } from '../../database/constraint.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import { requirePublished } from './resourceLock.ts';

/** Members' own lists of resources (RES-049). Refusals are thrown as `Refusal`. */
export type SavedLists = ReturnType<typeof createSavedLists>;

export function createSavedLists(db: Database, now: () => Date) {
  const listsOf = (memberId: string) =>
    db
      .selectFrom('saved_lists')
      .where('member_id', '=', memberId)
      .select(['id', 'name'])
      .select(
        sql<number>`(select count(*)::integer from saved_resources
          join resources on resources.id = resource_id
          where list_id = saved_lists.id and approval_status = 'approved')`.as('resources_count'),
      );

  async function get(memberId: string, id: string): Promise<SavedList> {
    const list = isId(id)
      ? await listsOf(memberId).where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!list) throw new Refusal(404, 'savedListNotFound');
    return list;
  }

  const repeated = async (memberId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : listsOf(memberId).where('client_id', '=', clientId).executeTakeFirst();

  return {
    all: (memberId: string): Promise<SavedList[]> =>
      listsOf(memberId).orderBy('name_key').execute(),

    async add(memberId: string, name: string, clientId: string | undefined): Promise<SavedList> {
      const first = await repeated(memberId, clientId);
      if (first) return first;
      const id = newId();
      try {
        await db.transaction().execute(async (write) => {
          // Serializes a member's calls, so concurrent ones stay within the maximum.
          await write
            .selectFrom('members')
            .where('id', '=', memberId)
            .select('id')
            .forUpdate()
            .execute();
          const { count } = await write
            .selectFrom('saved_lists')
            .where('member_id', '=', memberId)
            .select(sql<number>`count(*)::integer`.as('count'))
            .executeTakeFirstOrThrow();
          if (count >= SAVED_LISTS_MAX) throw new Refusal(400, 'tooManySavedLists');
          await write
            .insertInto('saved_lists')
            .values({
              id,
              member_id: memberId,
              name,
              name_key: comparable(name),
              client_id: clientId ?? null,
              created_at: now(),
            })
            .execute();
        });
      } catch (error) {
        if (!brokenUniqueness(error)) throw error;
        // A concurrent call with the same id was first, or the name is taken.
        const other = await repeated(memberId, clientId);
        if (!other) throw new Refusal(409, 'savedListTaken', { field: 'name' });
        return other;
      }
      return get(memberId, id);
    },

    async rename(memberId: string, id: string, name: string): Promise<SavedList> {
      await get(memberId, id);
      try {
        await db
          .updateTable('saved_lists')
          .set({ name, name_key: comparable(name) })
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .execute();
      } catch (error) {
        if (!brokenUniqueness(error)) throw error;
        throw new Refusal(409, 'savedListTaken', { field: 'name' });
      }
      return get(memberId, id);
    },

    async remove(memberId: string, id: string): Promise<void> {
      await get(memberId, id);
      await db
        .deleteFrom('saved_lists')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .execute();
    },

    /** Puts a resource into exactly the given lists of a member. */
    async save(
      memberId: string,
      resourceId: string,
      listIds: readonly string[],
    ): Promise<string[]> {
      const wanted = [...new Set(listIds)].sort();
      await db.transaction().execute(async (write) => {
        await requirePublished(write, resourceId);
        const own = await write
          .selectFrom('saved_lists')
          .where('member_id', '=', memberId)
          .select('id')
          .forUpdate()
          .execute();
        const known = new Set(own.map(({ id }) => id));
        if (!wanted.every((id) => known.has(id)))
          throw new Refusal(404, 'savedListNotFound', { field: 'list_ids' });
        if (own.length > 0)
          await write
            .deleteFrom('saved_resources')
            .where('resource_id', '=', resourceId)
            .where('list_id', 'in', [...known])
            .execute();
        if (wanted.length > 0)
          await write
            .insertInto('saved_resources')
            .values(
              wanted.map((list_id) => ({ list_id, resource_id: resourceId, created_at: now() })),
            )
            .execute();
      });
      return wanted;
    },
  };
}
