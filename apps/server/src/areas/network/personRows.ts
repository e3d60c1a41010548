import type { Person, Relation } from '@saudagar/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import type { MembersTable } from '../account/tables.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';

/** A member as the network shows them. */
export interface PersonRow extends AuthorRow, Pick<Selectable<MembersTable>, 'industry_tags'> {}

/** Columns of a member as the network shows them. */
export const PERSON_COLUMNS = [
  'members.id',
  ...AUTHOR_COLUMNS.map((column) => `members.${column}` as const),
  'members.industry_tags',
] as const;

type Relationship = Pick<Person, 'relation' | 'connection_id' | 'can_connect'>;

/** Converts people to a viewer's view; without a viewer, no relationships. */
export async function toPeople(
  { db, signer }: { db: Database; signer: Signer },
  rows: readonly PersonRow[],
  viewerId: string | undefined,
): Promise<Person[]> {
  const relationshipOf = await relationships(
    db,
    rows.map(({ id }) => id),
    viewerId,
  );
  return rows.map((row) => ({
    ...toMember(signer, row),
    industry_tags: row.industry_tags,
    ...relationshipOf(row.id),
  }));
}

/** Reads members' relationships to a viewer (NET-040–043, NET-054). */
export async function relationships(
  db: Database,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<(id: string) => Relationship> {
  if (viewerId === undefined) return () => ({});
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('connections')
          .where('status', '<>', 'rejected')
          .where((of) =>
            of.or([
              of.and([of('requester_id', '=', viewerId), of('recipient_id', 'in', ids)]),
              of.and([of('recipient_id', '=', viewerId), of('requester_id', 'in', ids)]),
            ]),
          )
          .select(['id', 'requester_id', 'recipient_id', 'status'])
          .execute();
  const known = new Map<string, Relationship>(
    rows.map(({ id, requester_id, recipient_id, status }) => {
      const isAsking = requester_id === viewerId;
      const waiting: Relation = isAsking ? 'sent' : 'incoming';
      const relation = status === 'accepted' ? 'connected' : waiting;
      return [isAsking ? recipient_id : requester_id, { relation, connection_id: id }];
    }),
  );
  const apart =
    ids.length === 0
      ? []
      : await db
          .selectFrom('members')
          .where('members.id', 'in', ids)
          .where(isApartFrom(viewerId, 'members.id'))
          .select('members.id')
          .execute();
  for (const { id } of apart)
    known.set(id, { relation: 'none', connection_id: null, can_connect: false });
  return (id) =>
    known.get(id) ?? { relation: id === viewerId ? 'self' : 'none', connection_id: null };
}
