import type { Proposal, Tender } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** All of the member's own tenders with a proposal, for the filter of the inbox (TND-118). */
export const tendersToChooseMachine = readMachine<null, readonly Tender[]>({
  id: 'tendersToChoose',
});

/** Those tenders with what the loaded proposals name besides: until they are read, and newer ones. */
export function tendersToChoose(
  tenders: readonly Pick<Tender, 'id' | 'title'>[] | null,
  proposals: readonly Pick<Proposal, 'tender_id' | 'tender_title'>[],
): readonly { id: string; title: string }[] {
  const titles = new Map((tenders ?? []).map(({ id, title }) => [id, title]));
  for (const { tender_id, tender_title } of proposals)
    if (!titles.has(tender_id) && tender_title) titles.set(tender_id, tender_title);
  return [...titles].map(([id, title]) => ({ id, title }));
}
