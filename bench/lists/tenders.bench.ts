import type { Bench } from '../bench.ts';
import { comparedRows, type ListDatabase, startLists } from './startLists.ts';

/** Rows of the lists that are compared: as few and as many as an aim names. */
const SIZES = { small: 1_000, large: 100_000 };

const LISTS = {
  tenders: { what: 'tenders', path: '/api/tenders' },
  active: { what: 'active tenders', path: '/api/tenders?status_filter=active' },
  closing: {
    what: 'active tenders, the next deadline first',
    path: '/api/tenders?status_filter=active&sort=closing',
  },
  closed: {
    what: 'closed tenders of a category',
    path: '/api/tenders?status_filter=closed&category=Textile',
  },
  mine: { what: 'My Tenders', path: '/api/users/me/tenders' },
  offered: {
    what: "the tenders of the inbox's filter",
    path: '/api/users/me/tenders?has_proposals=true',
  },
  inbox: { what: 'the inbox', path: '/api/users/me/proposals/inbox?status_filter=submitted' },
  sent: { what: 'My proposals', path: '/api/users/me/proposals' },
};

export const bench: Bench = {
  name: 'First pages of tenders and of proposals',
  start: () => startLists({ sizes: SIZES, lists: LISTS, fill }),
  rows: comparedRows(LISTS),
};

/**
 * Inserts a tender for each row, half of them the viewer's, each with a proposal by or to the
 * viewer.
 */
async function fill(
  { run, viewerId }: ListDatabase,
  rows: number,
): Promise<Record<string, string>> {
  const [other] = await run<{ id: string }>(
    `insert into members (id, email, username, full_name, password_hash, role, industry_tags,
       is_verified, created_at)
     values (gen_random_uuid(), 'l@toko.example', 'lain', 'Pedagang', '-', 'user', '[]', true, now())
     returning id`,
    [],
  );
  await run(
    `insert into tenders (id, poster_id, title, description, category, currency, deadline, status,
       is_sealed, ended_at, proposals_count, searched, created_at, updated_at)
     select gen_random_uuid(), case when n % 2 = 0 then $1::uuid else $2::uuid end, 'Tender ' || n,
       'Pengadaan', (array['Furniture', 'Textile', 'Electronics', 'Services'])[1 + n % 4], 'IDR',
       now() + (500 - n) * interval '1 hour', case when n % 5 = 0 then 'closed' else 'active' end,
       n % 3 = 0, case when n % 5 = 0 then now() end, 1, ' tender ' || n,
       now() - n * interval '1 hour', now()
     from generate_series(1, $3::int) n`,
    [viewerId, other?.id, rows],
  );
  await run(
    `insert into proposals (id, tender_id, poster_id, bidder_id, status, submitted_at)
     select gen_random_uuid(), id, poster_id,
       case when poster_id = $1::uuid then $2::uuid else $1::uuid end, 'submitted', created_at
     from tenders`,
    [viewerId, other?.id],
  );
  await run(
    `insert into proposal_contents (proposal_id, company_name, contact_person, proposal_amount,
       proposal_description, answers)
     select id, 'Toko', 'Budi', 1000, 'Siap', '[]' from proposals`,
    [],
  );
  return {};
}
