import { tenderNotification } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { DiscardedFile } from '../../files/fileUse.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { filesOn, PROPOSAL_FILES, TENDER_FILES } from './tenderFiles.ts';

/** Parts of the community that deleting a tender needs. */
type Parts = Pick<CommunityCore, 'forget' | 'notify' | 'fileUse'>;

/**
 * Deletes locked tenders, with proposals, flags and notifications, and notifies bidders. Returns
 * unreferenced files, whose bytes to delete after commit.
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
  const proposals = await write
    .selectFrom('proposals')
    .where('tender_id', 'in', ids)
    .select(['id', 'tender_id', 'bidder_id', 'status'])
    .execute();
  const files = [
    ...(await filesOn(write, TENDER_FILES, ids)),
    ...(await filesOn(
      write,
      PROPOSAL_FILES,
      proposals.map(({ id }) => id),
    )),
  ];
  await write.deleteFrom('tenders').where('id', 'in', ids).execute();
  await forget(write, publish, 'tender', ids);
  for (const tender of tenders)
    await notify(write, publish, {
      ...tenderNotification('tender_deleted', tender, actor),
      recipients: proposals.flatMap(({ tender_id, bidder_id, status }) =>
        tender_id === tender.id && status !== 'draft' ? bidder_id : [],
      ),
    });
  return fileUse.discard(write, files);
}
