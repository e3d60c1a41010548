import { type Match, matchScore } from '@saudagar/contract/server';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MemberRow } from '../account/members.ts';
import type { MembersTable } from '../account/tables.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { requireActive } from './activeMember.ts';

/** A suggested member, and what the two have in common. */
export interface SuggestionRow {
  member: AuthorRow;
  match: Match;
}

/** Number of members looked at for each criterion: bounds the query in a large community. */
const LOOKED_AT = 300;

interface CandidateRow extends Match, Selectable<Pick<MembersTable, 'id'>> {}

/** Number of latest public posts whose authors count as active. */
const LATEST_POSTS = 200;

/**
 * Reads active members with something in common, best match first, then the newest; for a viewer
 * without industries also the authors of the latest posts (NET-153).
 */
export async function suggestionsFor(
  db: Database,
  viewer: MemberRow,
  limit: number,
): Promise<SuggestionRow[]> {
  const matching = (await candidates(db, viewer))
    .map((match) => ({ match, score: matchScore(match) }))
    // Ids follow the time of joining.
    .sort((a, b) => b.score - a.score || (a.match.id < b.match.id ? 1 : -1))
    .slice(0, limit)
    .map(({ match }) => match);
  const isNew = viewer.industry_tags.length === 0 && matching.length < limit;
  const authors = isNew ? await latestAuthors(db, viewer.id, limit) : [];
  const best = [
    ...matching,
    ...authors.filter(({ id }) => matching.every((match) => match.id !== id)),
  ].slice(0, limit);
  if (best.length === 0) return [];
  const members = await db
    .selectFrom('members')
    .select(['id', ...AUTHOR_COLUMNS])
    .where(
      'id',
      'in',
      best.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  return best.flatMap(({ id, ...match }) => {
    const member = byId.get(id);
    return member ? [{ member, match }] : [];
  });
}

async function candidates(db: Database, viewer: MemberRow): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with known as (
      select recipient_id as id, status from connections where requester_id = ${viewer.id}
      union all
      select requester_id, status from connections where recipient_id = ${viewer.id}
    ),
    mutual as (
      select other.id, count(*)::int as mutual
      from known
      join lateral (
        select recipient_id as id from connections where requester_id = known.id and status = 'accepted'
        union all
        select requester_id from connections where recipient_id = known.id and status = 'accepted'
      ) other on true
      where known.status = 'accepted'
      group by other.id order by count(*) desc, other.id desc limit ${LOOKED_AT}
    ),
    near as (
      select id from members
      where lower(trim(substring(location from '[^,]*$'))) =
        lower(trim(substring(${viewer.location}::text from '[^,]*$')))
      order by id desc limit ${LOOKED_AT}
    ),
    trading as (
      select id from members
      where industry_tags ?| array(select jsonb_array_elements_text(${JSON.stringify(viewer.industry_tags)}::jsonb))
      order by id desc limit ${LOOKED_AT}
    ),
    found as (select id from mutual union select id from near union select id from trading)
    select
      members.id,
      coalesce((
        select jsonb_agg(tag order by rank) from jsonb_array_elements_text(members.industry_tags)
          with ordinality as theirs(tag, rank)
        where ${JSON.stringify(viewer.industry_tags)}::jsonb ? tag
      ), '[]'::jsonb) as industries,
      case when members.id in (select id from near)
        then trim(substring(members.location from '[^,]*$')) end as region,
      coalesce(mutual.mutual, 0) as mutual
    from found
    join members using (id)
    left join mutual using (id)
    where members.id <> ${viewer.id} and members.deactivated_at is null
      and members.id not in (select id from known)
      and ${isNotHidden(viewer.id)}
      and not ${isApartFrom(viewer.id, 'members.id')}
  `.execute(db);
  return rows;
}

const isNotHidden = (viewerId: string) => sql`members.id not in (
  select hidden_id from hidden_suggestions where member_id = ${viewerId})`;

/** Reads the authors of the latest public posts, the latest first. */
async function latestAuthors(db: Database, viewerId: string, limit: number) {
  const { rows } = await sql<{ id: string }>`
    with latest as (
      select member_id, created_at from posts where group_id is null
      order by created_at desc, id desc limit ${LATEST_POSTS}
    )
    select members.id
    from latest join members on members.id = latest.member_id
    where members.id <> ${viewerId} and members.deactivated_at is null
      and ${isNotHidden(viewerId)}
      and not exists (select from connections
        where (requester_id = ${viewerId} and recipient_id = members.id)
          or (recipient_id = ${viewerId} and requester_id = members.id))
      and not ${isApartFrom(viewerId, 'members.id')}
    group by members.id order by max(latest.created_at) desc, members.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => ({ id, industries: [], region: null, mutual: 0, isActive: true }));
}

/** Stops suggesting a member to another, or suggests them again. @throws Refusal 404 */
export async function setHidden(
  db: Database,
  viewerId: string,
  memberId: string,
  isHidden: boolean,
): Promise<void> {
  await requireActive(db, memberId);
  if (isHidden)
    await db
      .insertInto('hidden_suggestions')
      .values({ member_id: viewerId, hidden_id: memberId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('hidden_suggestions')
      .where('member_id', '=', viewerId)
      .where('hidden_id', '=', memberId)
      .execute();
}
