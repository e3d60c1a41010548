import { isUndecided, PROPOSAL_STATUSES, type TenderStatus } from '@saudagar/contract';
import { tenderNotification } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { StoredTender } from './tenderLock.ts';

/** Sets an allowed status on a locked tender, and notifies bidders of its end. */
export async function moveTender(
  { announce, now }: Pick<CommunityCore, 'announce' | 'now'>,
  write: Database,
  publish: Publish,
  tender: StoredTender,
  status: TenderStatus,
): Promise<void> {
  const currentTime = now();
  const ended_at = status === 'active' ? null : (tender.ended_at ?? currentTime);
  await write
    .updateTable('tenders')
    .set({ status, ended_at, updated_at: currentTime })
    .where('id', '=', tender.id)
    .execute();
  if (tender.proposals_count === 0) return;
  if (status === 'active') return reopenProposals({ announce }, write, publish, tender);
  if (tender.accepted_count > 0) return selectWinners({ announce }, write, publish, tender);
  if (status !== 'closed' || tender.status !== 'active') return;
  await announce(write, publish, {
    ...tenderNotification('tender_closed', tender, tender.poster_id),
    audience: { name: 'tender_bidders', id: tender.id },
  });
}

/** Closes the active tenders of a deactivated member, and notifies their bidders (TND-150). */
export async function closeTendersOf(
  write: Database,
  posterId: string,
  { core, publish }: { readonly core: CommunityCore; readonly publish: Publish },
): Promise<void> {
  const open = await write
    .selectFrom('tenders')
    .where('poster_id', '=', posterId)
    .where('status', '=', 'active')
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  for (const tender of open) await moveTender(core, write, publish, tender, 'closed');
}

/** Gives a locked tender's undecided proposals their outcome, and notifies their bidders. */
export async function selectWinners(
  { announce }: Pick<CommunityCore, 'announce'>,
  write: Database,
  publish: Publish,
  tender: StoredTender,
): Promise<void> {
  const { numUpdatedRows } = await write
    .updateTable('proposals')
    .set({ outcome: 'not_selected' })
    .where('tender_id', '=', tender.id)
    .where('status', 'in', UNDECIDED)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await announce(write, publish, {
    ...tenderNotification('proposal_not_selected', tender, tender.poster_id),
    audience: { name: 'tender_not_selected', id: tender.id },
  });
}

/** Takes the outcome of a reopened tender's proposals back, and notifies their bidders. */
async function reopenProposals(
  { announce }: Pick<CommunityCore, 'announce'>,
  write: Database,
  publish: Publish,
  tender: StoredTender,
): Promise<void> {
  if (tender.status === 'active') return;
  await write
    .updateTable('proposals')
    .set({ outcome: null })
    .where('tender_id', '=', tender.id)
    .where('outcome', 'is not', null)
    .execute();
  await announce(write, publish, {
    ...tenderNotification('tender_reopened', tender, tender.poster_id),
    audience: { name: 'tender_bidders', id: tender.id },
  });
}

const UNDECIDED = PROPOSAL_STATUSES.filter(isUndecided);
