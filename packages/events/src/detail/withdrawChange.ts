import { provideWithdrawRevision } from '@saudagar/flag/machines';
import { publishEvents } from '../changes/changes.ts';

/** Takes back an edit of an event that waits for approval. */
export const provideWithdrawChange = provideWithdrawRevision('event', (portal, id) =>
  publishEvents(portal, { type: 'withdrawn', id }),
);
