import { tenderNotification } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { DiscardedFile } from '../../files/fileUse.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { forgetFlags } from '../admin/forgetFlags.ts';
import { filesOn, PROPOSAL_FILES, TENDER_FILES } from './tenderFiles.ts';

/** What deleting a tender needs of the community. */
type Parts = Pick<CommunityCore, 'forget' | 'notify' | 'fileUse'>;

/**
 * Deletes tenders that are held, with proposals, flags and notifications, and tells their bidders.
 * Gives the files that nothing carries any more; their bytes go after the transaction.
 */
export async function deleteTenders(
  { forget, notify, fileUse }: Parts,
  write: Database,
  publish: Publish,
  tenders: readonly { readonly id: string; readonly title: string }[],
  actor: string | null,
): Promise<DiscardedFile[]> {
  const ids = tenders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const bids = await write
    .selectFrom('proposals')
    .where('tender_id', 'in', ids)
    .select(['id', 'tender_id', 'bidder_id', 'status'])
    .execute();
  const files = [
    ...(await filesOn(write, TENDER_FILES, ids)),
    ...(await filesOn(
      write,
      PROPOSAL_FILES,
      bids.map(({ id }) => id),
    )),
  ];
  await forgetFlags(write, 'tender', ids);
  await write.deleteFrom('tenders').where('id', 'in', ids).execute();
  await forget(write, publish, 'tender', ids);
  for (const tender of tenders)
    await notify(write, publish, {
      ...tenderNotification('tender_deleted', tender, actor),
      recipients: bids.flatMap(({ tender_id, bidder_id, status }) =>
        tender_id === tender.id && status !== 'draft' ? bidder_id : [],
      ),
    });
  return fileUse.discard(write, files);
}
