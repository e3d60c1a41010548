import { provideWithdrawRevision } from '@saudagar/flag/machines';
import { publishGroup } from '../changes/changes.ts';

/** Takes back an edit of a group that waits for approval. */
export const provideWithdrawChange = provideWithdrawRevision('group', (portal, id) =>
  publishGroup(portal, { id, revision: null }),
);
