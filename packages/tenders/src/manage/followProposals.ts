import type { Proposal } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { subscribeTenders } from '../changes/changes.ts';
import { changeProposals } from '../changes/tenderChange.ts';

/** A page request as the list factory makes it. */
export interface Asked<Query> {
  query: Query;
  cursor: string | null;
}

/** Applies news to a list of proposals, and reloads it when their order may have changed. */
export const followProposals = (portal: Portal, sendBack: (event: ListNews) => void) =>
  subscribeTenders(portal, (news) => {
    sendBack({
      type: 'items.changed',
      change: (proposals: readonly Proposal[]) => changeProposals(proposals, news),
    });
    if (news.type !== 'posted') sendBack({ type: 'list.refreshed' });
  });

type ListNews =
  | { type: 'items.changed'; change: (proposals: readonly Proposal[]) => readonly Proposal[] }
  | { type: 'list.refreshed' };
