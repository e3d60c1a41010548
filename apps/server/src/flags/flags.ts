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
}

/** What members flagged for moderators. */
export interface Flags {
  /** Returns the flag's id. @throws Refusal 404 on unknown content, 400 on a second flag of the member. */
  add(flag: NewFlag): Promise<string>;
}

export function createFlags(db: Database, now: () => Date): Flags {
  async function requireContent(type: 'post' | 'comment', id: string): Promise<void> {
    const table = type === 'post' ? 'posts' : 'comments';
    const found = isId(id)
      ? await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()
      : undefined;
    if (!found) throw new Refusal(404, type === 'post' ? 'postNotFound' : 'commentNotFound');
  }

  return {
    async add(flag) {
      await requireContent(flag.content_type, flag.content_id);
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
            created_at: now(),
          })
          .execute();
      } catch (error) {
        if (brokenUniqueness(error)) throw new Refusal(400, 'alreadyFlagged');
        throw error;
      }
      return id;
    },
  };
}
