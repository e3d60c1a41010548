import { type HashtagUse, searchKey } from '@saudagar/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { NAME_WORDS_MAX, RANKS } from './memberKeys.ts';

/** Names to go on with while a member types. */
export interface Suggestions {
  /** Active members whose username, name or a later word of it starts with `q`, in this order. */
  members(q: string, limit: number): Promise<AuthorRow[]>;
  /** Hashtags that start with `q`, the most used first. */
  hashtags(q: string, limit: number): Promise<HashtagUse[]>;
}

export function createSuggestions(db: Database): Suggestions {
  /** Members by one kind of key, read in the order of its index. */
  const byRank = (rank: number, wanted: string, limit: number) =>
    db
      .selectFrom('member_keys')
      .innerJoin('members', 'members.id', 'member_keys.member_id')
      .where('rank', '=', rank)
      .where(startsWith(wanted))
      .where('deactivated_at', 'is', null)
      .orderBy('search_key')
      .orderBy('member_id')
      .limit(limit)
      .select('members.id')
      .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
      .execute();

  return {
    async members(q, limit) {
      const wanted = searchKey(q);
      if (wanted === '') return [];
      const found = new Map<string, AuthorRow>();
      for (const rank of RANKS) {
        // A member may be found by several later words.
        const most = rank === 2 ? limit * NAME_WORDS_MAX : limit;
        for (const member of await byRank(rank, wanted, most))
          if (!found.has(member.id)) found.set(member.id, member);
        if (found.size >= limit) break;
      }
      return [...found.values()].slice(0, limit);
    },

    hashtags(q, limit) {
      const wanted = searchKey(q);
      return db
        .selectFrom('hashtags')
        .$if(wanted !== '', (query) => query.where(startsWith(wanted)))
        .orderBy('posts_count', 'desc')
        .orderBy('tag')
        .limit(limit)
        .select(['tag', 'posts_count'])
        .execute();
    },
  };
}

/** Keys in a range of an index in byte order, which unlike `like` knows no special characters. */
function startsWith(wanted: string): RawBuilder<SqlBool> {
  return sql`search_key >= ${wanted} and search_key < ${`${wanted}\u{10ffff}`}`;
}
