import { provideWithdrawRevision } from '@saudagar/flag/machines';
import { publishAdmin } from '../changes/changes.ts';

/** Takes back an edit of a resource that waits for approval. */
export const provideWithdrawChange = provideWithdrawRevision('resource', (portal) => {
  publishAdmin(portal, { type: 'resources' });
  publishAdmin(portal, { type: 'content' });
});
