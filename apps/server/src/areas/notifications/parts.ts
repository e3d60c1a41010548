import type { TenderPart } from '@saudagar/contract';
import {
  eventPartOf,
  groupPartOf,
  isOneProposal,
  isOwnProposal,
  tenderPartOf,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A part of a notification's subject, as it is opened. */
export interface Part {
  type: TenderPart | 'attendees' | 'group_requests' | 'group_members';
  id: string;
}

interface PartedRow {
  id: string;
  kind: string;
  subject_type: string;
  subject_id: string;
  /** Ids of the latest actors. */
  actors: readonly string[];
  count: number;
}

/**
 * Reads the parts of tenders, events and groups that a member's notifications open, by notification
 * (TND-152, EVT-346, GRP-159, GRP-189): the attendees, the requests, the members, or the proposal
 * of the reader or of the one actor; of several actors, the received ones. It is looked up when they are read, so that a proposal withdrawn since
 * then leads to its tender.
 */
export async function partsFor(
  db: Database,
  memberId: string,
  rows: readonly PartedRow[],
): Promise<Map<string, Part>> {
  const parted = rows.flatMap((row) => {
    const type = row.subject_type === 'tender' ? tenderPartOf(row.kind) : null;
    return type === null ? [] : [{ ...row, type }];
  });
  const proposals = await proposalsOf(
    db,
    memberId,
    parted.filter(({ type }) => isOneProposal(type)),
  );
  const partOf = ({ type, subject_id: tender, actors, count }: (typeof parted)[number]) => {
    if (!isOneProposal(type)) return { type, id: tender };
    const bidder = isOwnProposal(type) ? memberId : actors[0];
    const id = proposals.find((one) => one.tender_id === tender && one.bidder_id === bidder)?.id;
    if (!isOwnProposal(type) && count > 1)
      return { type: 'received_proposals' as const, id: tender };
    return id === undefined ? null : { type, id };
  };
  const whole = rows.flatMap(({ id, kind, subject_id }) => {
    const type = eventPartOf(kind) ?? groupPartOf(kind);
    return type === null ? [] : [[id, { type, id: subject_id }] as const];
  });
  return new Map<string, Part>([
    ...whole,
    ...parted.flatMap((row) => {
      const part = partOf(row);
      return part ? [[row.id, part] as const] : [];
    }),
  ]);
}

/** Reads what a member may open of tenders' proposals, a bidder's submitted one first. */
const proposalsOf = async (db: Database, memberId: string, rows: readonly PartedRow[]) =>
  rows.length === 0
    ? []
    : db
        .selectFrom('proposals')
        .where(
          'tender_id',
          'in',
          rows.map(({ subject_id }) => subject_id),
        )
        .where((of) =>
          of.or([
            of('bidder_id', '=', memberId),
            of.and([
              of('poster_id', '=', memberId),
              of('status', '<>', 'draft'),
              of('bidder_id', 'in', [
                memberId,
                ...rows.flatMap(({ actors }) => actors.slice(0, 1)),
              ]),
            ]),
          ]),
        )
        .orderBy(sql`status = 'draft'`)
        .orderBy('submitted_at', 'desc')
        .select(['id', 'tender_id', 'bidder_id'])
        .execute();
