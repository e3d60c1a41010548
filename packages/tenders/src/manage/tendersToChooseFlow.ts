import { listMyTenders, type Proposal, type Tender } from '@saudagar/contract';
import { provideFlow, readAll, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTenders } from '../changes/tenderChange.ts';

/** The member's own tenders with proposals, for the inbox filter (TND-118). */
export const tendersToChooseMachine = readMachine<null, readonly Tender[]>({
  id: 'tendersToChoose',
});

/** Merges the tenders with those of loaded proposals, which may arrive earlier or be newer. */
export function tendersToChoose(
  tenders: readonly Pick<Tender, 'id' | 'title'>[] | null,
  proposals: readonly Pick<Proposal, 'tender_id' | 'tender_title'>[],
): readonly { id: string; title: string }[] {
  const titles = new Map((tenders ?? []).map(({ id, title }) => [id, title]));
  for (const { tender_id, tender_title } of proposals)
    if (!titles.has(tender_id) && tender_title) titles.set(tender_id, tender_title);
  return [...titles].map(([id, title]) => ({ id, title }));
}

/** The inbox filter's tenders on the portal's client, all pages. */
export const provideTendersToChoose = (portal: Portal) =>
  provideFlow(tendersToChooseMachine, {
    actors: {
      load: readAll(portal, listMyTenders, () => ({ query: { has_proposals: 'true' as const } })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, (news) =>
          sendBack({
            type: 'read.changed',
            change: (tenders: readonly Tender[]) => changeTenders(tenders, news),
          }),
        ),
      ),
    },
  });
