import { type HashtagUse, searchKey } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';
import { keyStartsWith } from '../../database/search.ts';
import { NAME, NAME_WORDS_MAX, RANKS } from '../account/memberKeys.ts';
import { isHiddenFrom } from '../blocking/sight.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from './postRows.ts';

/** Completions of names and hashtags while a member types. */
export interface Completions {
  /**
   * Reads active members whose username, name or a later word of it starts with `q`, in this
   * order; for a blank one the viewer's connections by name, then the newest members.
   */
  members(viewerId: string, q: string, limit: number): Promise<AuthorRow[]>;
  /** Reads hashtags that start with `q`, most used first. */
  hashtags(q: string, limit: number): Promise<HashtagUse[]>;
}

export function createCompletions(db: Database): Completions {
  /** Query of members by one rank of key, in index order. */
  const byRank = (viewerId: string, rank: number, wanted: string, limit: number) =>
    db
      .selectFrom('member_keys')
      .innerJoin('members', 'members.id', 'member_keys.member_id')
      .where('rank', '=', rank)
      .where(keyStartsWith(wanted))
      .where('deactivated_at', 'is', null)
      .where(({ not }) => not(isHiddenFrom(viewerId, 'members.id')))
      .orderBy('search_key')
      .orderBy('member_id')
      .limit(limit)
      .select('members.id')
      .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
      .execute();

  const active = (viewerId: string) =>
    db
      .selectFrom('members')
      .where('members.deactivated_at', 'is', null)
      .where(({ not }) => not(isHiddenFrom(viewerId, 'members.id')))
      .select('members.id')
      .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const));

  const connectedWith = (viewerId: string, limit: number) =>
    active(viewerId)
      .leftJoin('member_keys', (join) =>
        join.onRef('member_keys.member_id', '=', 'members.id').on('member_keys.rank', '=', NAME),
      )
      .where('members.id', 'in', (query) =>
        query
          .selectFrom('connections')
          .where('status', '=', 'accepted')
          .where('requester_id', '=', viewerId)
          .select('recipient_id as id')
          .unionAll(
            query
              .selectFrom('connections')
              .where('status', '=', 'accepted')
              .where('recipient_id', '=', viewerId)
              .select('requester_id as id'),
          ),
      )
      .orderBy('search_key')
      .orderBy('members.id')
      .limit(limit)
      .execute();

  /** Ids follow the time of joining. */
  const newest = (viewerId: string, but: readonly string[], limit: number) =>
    active(viewerId)
      .where('members.id', 'not in', but)
      .orderBy('members.id', 'desc')
      .limit(limit)
      .execute();

  return {
    async members(viewerId, q, limit) {
      const wanted = searchKey(q);
      if (wanted === '') {
        const known = await connectedWith(viewerId, limit);
        const missing = limit - known.length;
        if (missing === 0) return known;
        const but = [viewerId, ...known.map(({ id }) => id)];
        return [...known, ...(await newest(viewerId, but, missing))];
      }
      const matches = new Map<string, AuthorRow>();
      for (const rank of RANKS) {
        // A member may match by several later words.
        const most = rank === 2 ? limit * NAME_WORDS_MAX : limit;
        for (const member of await byRank(viewerId, rank, wanted, most))
          if (!matches.has(member.id)) matches.set(member.id, member);
        if (matches.size >= limit) break;
      }
      return [...matches.values()].slice(0, limit);
    },

    hashtags(q, limit) {
      const wanted = searchKey(q);
      return db
        .selectFrom('hashtags')
        .$if(wanted !== '', (query) => query.where(keyStartsWith(wanted)))
        .orderBy('posts_count', 'desc')
        .orderBy('tag')
        .limit(limit)
        .select(['tag', 'posts_count'])
        .execute();
    },
  };
}
