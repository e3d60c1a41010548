import {
  FILE_LIMITS,
  fileKindOf,
  type ProposalStatus,
  searchedOfTender,
  type TenderStatus,
} from '@saudagar/contract';
import type { Insertable } from 'kysely';
import type { DemoSheet } from '../../../demo/content/documents.ts';
import { writePdf } from '../../../demo/pdf.ts';
import type { DemoRows } from '../../../demo/plan.ts';
import demoTenders from '../../../demo/tenders/tenders.json' with { type: 'json' };
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { fileKey } from '../../files/fileKeys.ts';
import { newId } from '../../ids.ts';
import type { TenderTables } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A proposal in the demo's data file, sent `hours` ago. */
interface DemoBid {
  by: string;
  amount: number;
  hours: number;
  text: string;
  days?: number;
  answers?: string[];
  status?: string;
  feedback?: string;
}

/** A demo tender: `days` from now to its deadline, posted `age` days ago. */
interface DemoTender {
  title: string;
  description: string;
  poster: string;
  category: string;
  currency: string;
  min?: number;
  max?: number;
  days: number;
  age: number;
  status?: string;
  sealed?: boolean;
  location: string;
  tags: string[];
  requirements?: string[];
  document?: DemoSheet & { name: string };
  bids: DemoBid[];
}

type Person = DemoRows['members'][number];
type TenderRow = Insertable<TenderTables['tenders']>;

/** Seeds tenders in several currencies and every state: open, closing, past, sealed, awarded. */
export async function seedTenders(
  write: Database,
  { members }: DemoRows,
  { blobs, now }: Pick<Community, 'blobs' | 'now'>,
): Promise<void> {
  const byName = new Map(members.map((member) => [member.username, member]));
  const person = (name: string): Person => {
    const known = byName.get(name);
    if (!known) throw new Error(`demo: nobody is called ${name}`);
    return known;
  };
  for (const one of demoTenders as readonly DemoTender[]) {
    const poster = person(one.poster);
    const tender = tenderRow(one, poster, now());
    await write.insertInto('tenders').values(tender).execute();
    if (one.document) await keepDocument(write, blobs, tender, one.document);
    for (const bid of one.bids) {
      const sentAt = new Date(now().getTime() - bid.hours * HOUR);
      await keepBid(write, tender, person(bid.by), bid, sentAt);
    }
  }
}

function tenderRow(one: DemoTender, poster: Person, now: Date) {
  const time = new Date(now.getTime() - one.age * DAY);
  const status = (one.status ?? 'active') as TenderStatus;
  const deadline = new Date(now.getTime() + one.days * DAY);
  const requirements = one.requirements ?? [];
  const company_name = poster.company_name ?? null;
  return {
    id: newId(),
    poster_id: poster.id,
    title: one.title,
    description: one.description,
    company_name,
    contact_person: poster.full_name,
    category: one.category,
    budget_min: one.min ?? null,
    budget_max: one.max ?? null,
    currency: one.currency,
    deadline,
    requirements: JSON.stringify(requirements),
    location: one.location,
    tags: JSON.stringify(one.tags),
    status,
    is_sealed: one.sealed ?? false,
    // Closed at its deadline, or now if that is still to come.
    ended_at: status === 'active' ? null : new Date(Math.min(deadline.getTime(), now.getTime())),
    proposals_count: one.bids.length,
    accepted_count: one.bids.filter((bid) => bid.status === 'accepted').length,
    searched: searchedOfTender({ ...one, company_name, requirements, posted_by_user: poster }),
    client_id: null,
    created_at: time,
    updated_at: time,
  } satisfies TenderRow;
}

async function keepBid(
  write: Database,
  tender: ReturnType<typeof tenderRow>,
  bidder: Person,
  { amount, text, days, answers, status = 'submitted', feedback }: DemoBid,
  submitted_at: Date,
): Promise<void> {
  const id = newId();
  await write
    .insertInto('proposals')
    .values({
      id,
      tender_id: tender.id,
      poster_id: tender.poster_id,
      bidder_id: bidder.id,
      status: status as ProposalStatus,
      feedback: feedback ?? null,
      client_id: null,
      decision_key: null,
      submitted_at,
      edited_at: null,
      withdrawn_at: null,
    })
    .execute();
  await write
    .insertInto('proposal_contents')
    .values({
      proposal_id: id,
      company_name: bidder.company_name ?? bidder.full_name,
      contact_person: bidder.full_name,
      proposal_amount: amount,
      proposal_description: text,
      delivery_days: days ?? null,
      answers: JSON.stringify(answers ?? []),
    })
    .execute();
  if (status === 'needs_clarification' && feedback)
    await write
      .insertInto('proposal_messages')
      .values({
        id: newId(),
        proposal_id: id,
        author: 'poster',
        content: feedback,
        client_id: null,
        sent_at: new Date(submitted_at.getTime() + 2 * HOUR),
      })
      .execute();
}

async function keepDocument(
  write: Database,
  blobs: Community['blobs'],
  tender: ReturnType<typeof tenderRow>,
  { name, ...sheet }: DemoSheet & { name: string },
): Promise<void> {
  const kind = fileKindOf(name, FILE_LIMITS.tenders.kinds);
  if (!kind) throw new Error(`demo: ${name} is no file of a tender`);
  const bytes = writePdf(sheet);
  const id = newId();
  const extension = kind.extensions[0] ?? '';
  const row = {
    id,
    owner_id: tender.poster_id,
    category: 'tenders' as const,
    filename: `${id}.${extension}`,
    original_filename: name,
    file_type: kind.type,
    mime_type: kind.mime,
    file_size: bytes.byteLength,
    extension,
    width: null,
    height: null,
    client_id: null,
    created_at: tender.created_at,
  };
  await blobs.put(fileKey(row), bytes);
  await write.insertInto('files').values(row).execute();
  await write
    .insertInto('tender_files')
    .values({ tender_id: tender.id, file_id: id, position: 0 })
    .execute();
}
