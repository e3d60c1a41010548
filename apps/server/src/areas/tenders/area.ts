import { areaOf } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { ServerArea } from '../area.ts';
import { addTenders } from './050-tenders.ts';
import { indexTendersWithProposals } from './051-tenders-with-proposals.ts';
import { unlinkDeletedTenders } from './081-deleted-tenders.ts';
import { roundAmounts } from './082-whole-amounts.ts';
import { addProposalVersions } from './126-proposal-versions.ts';
import { addTenderTerms } from './20261201-tender-terms.ts';
import { addTenderAmendments } from './20261204-tender-amendments.ts';
import { addTenderDeadlines } from './20261206-tender-deadlines.ts';
import { tenderAmended, tenderBidders, tenderNotSelected } from './audiences.ts';
import { seedTenders } from './demo.ts';
import { closeTendersOf } from './ending.ts';
import { flaggedTender } from './flagged.ts';
import { archiveTenders, deleteFromTenders } from './ownData.ts';
import { proposalRoutes } from './proposalRoutes.ts';
import { showsProposalFile } from './seal.ts';
import { createTendersService } from './service.ts';
import { tenderRoutes } from './tenderRoutes.ts';

/** Tenders and the proposals on them. */
export const tenders: ServerArea = {
  contract: areaOf('tenders'),
  routes: (community) => [...tenderRoutes(community), ...proposalRoutes(community)],
  migrations: {
    '050-tenders': { up: addTenders },
    '051-tenders-with-proposals': { up: indexTendersWithProposals },
    '081-deleted-tenders': { up: unlinkDeletedTenders },
    '082-whole-amounts': { up: roundAmounts },
    '126-proposal-versions': { up: addProposalVersions },
    '20261201-tender-terms': { up: addTenderTerms },
    '20261204-tender-amendments': { up: addTenderAmendments },
    '20261206-tender-deadlines': { up: addTenderDeadlines },
  },
  create: createTendersService,
  limits: { createTender: 'post', updateTender: 'post' },
  demo: seedTenders,
  files: {
    categories: ['tenders'],
    isCarried: sql`(
      exists (select from tender_files where file_id = files.id)
      or exists (select from proposal_files where file_id = files.id))`,
    visibleTo: (viewerId, at) => sql`(
      exists (
        select from tender_files join tenders on tenders.id = tender_id
        where file_id = files.id and (status <> 'draft' or poster_id = ${viewerId}))
      or ${showsProposalFile(viewerId, at)})`,
  },
  flags: { tender: flaggedTender },
  approvals: 'none',
  archive: archiveTenders,
  memberDeleted: deleteFromTenders,
  memberDeactivated: closeTendersOf,
  blocks: [
    { call: 'listTenders', author: 'posted_by_user.id' },
    { call: 'getTender', author: 'posted_by_user.id' },
  ],
  audiences: {
    tender_amended: tenderAmended,
    tender_bidders: tenderBidders,
    tender_not_selected: tenderNotSelected,
  },
};
