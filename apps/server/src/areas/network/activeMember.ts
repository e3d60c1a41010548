import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';

/** @throws Refusal 404 for a missing or deactivated member */
export async function requireActive(db: Database, memberId: string): Promise<void> {
  const member = isId(memberId)
    ? await db
        .selectFrom('members')
        .where('id', '=', memberId)
        .where('deactivated_at', 'is', null)
        .select('id')
        .executeTakeFirst()
    : undefined;
  if (!member) throw new Refusal(404, 'memberNotFound');
}
