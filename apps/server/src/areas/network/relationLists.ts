import { DEFAULT_PAGE_SIZE, type listConnections, MUTUAL_MAX } from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { assertVisible, isHiddenFrom } from '../blocking/sight.ts';
import { requireActive } from './activeMember.ts';
import { showsConnections } from './connectionVisibility.ts';
import { PERSON_COLUMNS, type PersonRow } from './personRows.ts';

type ConnectionsQuery = z.output<typeof listConnections.query>;

/** A member and the connection that lists them. */
export interface ListedPerson extends PersonRow {
  connection_id: string;
  listed_at: Date;
}

/** The member's column of a connection, the other column being the other's. */
type Side = 'requester_id' | 'recipient_id';
const OTHER = { requester_id: 'recipient_id', recipient_id: 'requester_id' } as const;

const Moment = z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999));
const Cursor = z.tuple([Moment, z.string().check(z.refine(isId))]);
/** Connections are counted up to this; beyond, the member's stored counter is used. */
const COUNTED_MAX = 1_000;

/** Connections and requests as they are listed. */
export type RelationLists = ReturnType<typeof createRelationLists>;

export function createRelationLists(db: Database) {
  const active = (side: Side, memberId: string) =>
    db
      .selectFrom('connections')
      .innerJoin('members', 'members.id', `connections.${OTHER[side]}`)
      .where(`connections.${side}`, '=', memberId)
      .where('members.deactivated_at', 'is', null)
      .select(PERSON_COLUMNS)
      .select('connections.id as connection_id');

  /** Query of one side of a member's connections, latest first. */
  const accepted = (
    side: Side,
    memberId: string,
    viewerId: string | undefined,
    query: ConnectionsQuery,
  ) =>
    active(side, memberId)
      .where('status', '=', 'accepted')
      .$if(viewerId !== undefined, (rows) =>
        rows.where(({ not }) => not(isHiddenFrom(viewerId ?? '', 'members.id'))),
      )
      .$if(Boolean(query.search), (rows) =>
        rows.where(holds('members.searched', query.search ?? '')),
      )
      .$if(query.cursor !== undefined, (rows) =>
        rows.where(after('connections.accepted_at', query.cursor ?? '')),
      )
      .select((of) => of.ref('accepted_at').$notNull().as('listed_at'))
      .orderBy('accepted_at', 'desc')
      .orderBy('connections.id', 'desc')
      .limit((query.limit ?? DEFAULT_PAGE_SIZE) + 1)
      .execute();

  const waiting = async (
    side: Side,
    memberId: string,
    {
      limit = DEFAULT_PAGE_SIZE,
      cursor,
    }: { limit?: number | undefined; cursor?: string | undefined },
  ): Promise<KeysetPage<ListedPerson>> =>
    toKeysetPage(
      await active(side, memberId)
        .where('status', '=', 'pending')
        .$if(cursor !== undefined, (rows) =>
          rows.where(after('connections.created_at', cursor ?? '')),
        )
        .select('connections.created_at as listed_at')
        .orderBy('connections.created_at', 'desc')
        .orderBy('connections.id', 'desc')
        .limit(limit + 1)
        .execute(),
      limit,
      positionOf,
    );

  const countOf = async (memberId: string, sides: readonly Side[], status: string) => {
    let count = 0;
    for (const side of sides) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from (
          select from connections
          join members on members.id = ${sql.ref(`connections.${OTHER[side]}`)}
          where ${sql.ref(`connections.${side}`)} = ${memberId} and status = ${status}
            and deactivated_at is null
          limit ${COUNTED_MAX + 1}) counted`.execute(db);
      count += rows[0]?.count ?? 0;
    }
    return count;
  };

  async function total(memberId: string): Promise<number> {
    const counted = await countOf(memberId, ['requester_id', 'recipient_id'], 'accepted');
    if (counted <= COUNTED_MAX) return counted;
    const { connections_count } = await db
      .selectFrom('members')
      .where('id', '=', memberId)
      .select('connections_count')
      .executeTakeFirstOrThrow();
    return connections_count;
  }

  return {
    /**
     * Lists a member's connections as a viewer sees them, latest first; none if they are hidden.
     * @throws Refusal 404 for a missing member
     */
    async connections(memberId: string, viewerId: string | undefined, query: ConnectionsQuery) {
      await (viewerId === undefined
        ? requireActive(db, memberId)
        : assertVisible(db, viewerId, memberId));
      if (!(await showsConnections(db, memberId, viewerId)))
        return { items: [], cursor: null, total: await total(memberId), isHidden: true };
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const asRequester = await accepted('requester_id', memberId, viewerId, query);
      const asRecipient = await accepted('recipient_id', memberId, viewerId, query);
      const page = toKeysetPage(
        [...asRequester, ...asRecipient].sort(latestFirst),
        limit,
        positionOf,
      );
      return { ...page, total: await total(memberId), isHidden: false };
    },

    /** Reads members whom both know, at most twenty. */
    async mutual(memberId: string, viewerId: string): Promise<PersonRow[]> {
      const { rows } = await sql<{ id: string }>`
        with theirs as (${friends(memberId)}), own as (${friends(viewerId)})
        select theirs.id from theirs join own using (id)
        join members using (id) where deactivated_at is null
        order by theirs.at desc, theirs.id desc limit ${MUTUAL_MAX}`.execute(db);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const people = await db
        .selectFrom('members')
        .where('members.id', 'in', ids)
        .select(PERSON_COLUMNS)
        .execute();
      return people.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },

    incoming: waiting.bind(null, 'recipient_id'),
    sent: waiting.bind(null, 'requester_id'),

    /** Counts the entries of each of a member's lists. */
    counts: async (memberId: string) => ({
      connections: await total(memberId),
      incoming: await countOf(memberId, ['recipient_id'], 'pending'),
      sent: await countOf(memberId, ['requester_id'], 'pending'),
    }),
  };
}

const after = (column: string, cursor: string) => {
  const [moment, id] = readKeyset(cursor, Cursor);
  return sql<boolean>`(${sql.ref(column)}, connections.id) < (${new Date(moment)}, ${id}::uuid)`;
};

const positionOf = ({ listed_at, connection_id }: ListedPerson) =>
  [listed_at.getTime(), connection_id] as const;

const latestFirst = (one: ListedPerson, other: ListedPerson) =>
  other.listed_at.getTime() - one.listed_at.getTime() ||
  (one.connection_id < other.connection_id ? 1 : -1);

/** Query of a member's connection ids with dates, deactivated members included. */
export const friends = (memberId: string) => sql`
  select recipient_id as id, accepted_at as at from connections
  where requester_id = ${memberId} and status = 'accepted'
  union all
  select requester_id, accepted_at from connections
  where recipient_id = ${memberId} and status = 'accepted'`;
