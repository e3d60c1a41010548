import type { Proposal } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { subscribeTenders } from '../changes/changes.ts';
import { changeProposals } from '../changes/tenderChange.ts';

/** A page of a list as its factory asks for it. */
export interface Asked<Query> {
  query: Query;
  cursor: string | null;
}

/** Keeps a list of proposals as news say, and asks again where they may belong elsewhere. */
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
