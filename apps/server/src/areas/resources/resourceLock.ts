import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';

/** Holds a resource until the transaction ends. @throws Refusal 404 */
export async function lockResource(write: Database, id: string) {
  const resource = isId(id)
    ? await write
        .selectFrom('resources')
        .where('id', '=', id)
        .select(['approval_status', 'published_at', 'views_count', 'maker_id', 'title'])
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (!resource) throw new Refusal(404, 'resourceNotFound');
  return resource;
}

/** Reads everything stored of a locked resource. */
export const readHeld = (write: Database, id: string) =>
  write.selectFrom('resources').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** Locks a published resource. @throws Refusal 404 */
export async function requirePublished(write: Database, id: string) {
  const resource = await lockResource(write, id);
  if (resource.approval_status !== 'approved') throw new Refusal(404, 'resourceNotFound');
  return resource;
}
