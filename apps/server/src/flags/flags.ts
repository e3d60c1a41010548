import type { FlagReason } from '@saudagar/contract';
import { brokenUniqueness } from '../database/constraint.ts';
import type { Database } from '../database/schema.ts';
import { isId, newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';

/** What flags a post or comment. */
export interface NewFlag {
  content_type: 'post' | 'comment';
  content_id: string;
  member_id: string;
  reason: FlagReason;
  description?: string | null | undefined;
  /** Repeating a flag with the same one returns the first result (per member). */
  client_id?: string | undefined;
}

/** What members flagged for moderators. */
export interface Flags {
  /** Returns the flag's id. @throws Refusal 404 on unknown content, 400 on a second flag of the member. */
  add(flag: NewFlag): Promise<string>;
}

export function createFlags(db: Database, now: () => Date): Flags {
  async function requireContent(type: 'post' | 'comment', id: string): Promise<void> {
    const content =
      type === 'post'
        ? db.selectFrom('posts').where('id', '=', id).select('id')
        : db
            .selectFrom('comments')
            .where('id', '=', id)
            .where('deleted_at', 'is', null)
            .select('id');
    const found = isId(id) ? await content.executeTakeFirst() : undefined;
    if (!found) throw new Refusal(404, type === 'post' ? 'postNotFound' : 'commentNotFound');
  }

  async function repeated({ member_id, client_id }: NewFlag): Promise<string | undefined> {
    if (client_id === undefined) return undefined;
    const first = await db
      .selectFrom('flags')
      .where('member_id', '=', member_id)
      .where('client_id', '=', client_id)
      .select('id')
      .executeTakeFirst();
    return first?.id;
  }

  return {
    async add(flag) {
      await requireContent(flag.content_type, flag.content_id);
      const first = await repeated(flag);
      if (first !== undefined) return first;
      const id = newId();
      try {
        await db
          .insertInto('flags')
          .values({
            id,
            content_type: flag.content_type,
            content_id: flag.content_id,
            member_id: flag.member_id,
            reason: flag.reason,
            description: flag.description || null,
            client_id: flag.client_id ?? null,
            created_at: now(),
          })
          .execute();
      } catch (error) {
        if (!brokenUniqueness(error)) throw error;
        // The same flag came twice at once and the other was first.
        const other = await repeated(flag);
        if (other === undefined) throw new Refusal(400, 'alreadyFlagged');
        return other;
      }
      return id;
    },
  };
}
