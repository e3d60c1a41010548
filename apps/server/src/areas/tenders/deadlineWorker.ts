import { isUndecided, PROPOSAL_STATUSES } from '@saudagar/contract';
import { deadlineNotification, tenderNotification } from '@saudagar/contract/server';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Community } from '../../community.ts';
import { startWorker, type Worker } from '../notifications/worker.ts';

/** Interval in milliseconds of looking for deadlines that have passed. */
const LOOKS = 10_000;

const UNDECIDED = PROPOSAL_STATUSES.filter(isUndecided);

/** Starts the job that notifies of passed deadlines, from whichever process is first (TND-154). */
export const startDeadlineWorker = (community: Community, logger: FastifyBaseLogger): Worker =>
  startWorker({
    logger,
    next: () => noticeDeadline(community),
    failure: 'members could not be notified of a passed deadline',
    looks: LOOKS,
  });

/**
 * Notifies the poster of a tender whose deadline passed while it ran, and the bidders whose sealed
 * proposals opened. The noticed deadline is in the same transaction: each passes once. Returns
 * false when none is left.
 */
function noticeDeadline({ fanOut, now, notify, announce }: Community): Promise<boolean> {
  return fanOut.transaction(async (write, publish) => {
    const tender = await write
      .selectFrom('tenders')
      .where('status', '=', 'active')
      .where('deadline', '<=', now())
      .where(sql<boolean>`deadline_noticed is distinct from deadline`)
      .orderBy('deadline')
      .limit(1)
      .selectAll()
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!tender) return false;
    await write
      .updateTable('tenders')
      .set({ deadline_noticed: tender.deadline })
      .where('id', '=', tender.id)
      .execute();
    const { undecided } = await write
      .selectFrom('proposals')
      .where('tender_id', '=', tender.id)
      .where('status', 'in', UNDECIDED)
      .where('outcome', 'is', null)
      .select(sql<number>`count(*)::int`.as('undecided'))
      .executeTakeFirstOrThrow();
    const notification = deadlineNotification(
      { ...tender, isSealed: tender.is_sealed },
      { all: tender.proposals_count, undecided },
    );
    if (!notification) return true;
    await notify(write, publish, { ...notification, recipients: [tender.poster_id] });
    if (tender.is_sealed && undecided > 0)
      await announce(write, publish, {
        ...tenderNotification('proposal_unsealed', tender, tender.poster_id),
        audience: { name: 'tender_bidders', id: tender.id },
      });
    return true;
  });
}
