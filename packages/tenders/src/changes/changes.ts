import type { Proposal, Tender } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** A message of the area's channel, heard in every tab of the member. */
export type TendersNews =
  /** A tender was posted or saved as a draft. */
  | { type: 'posted'; tender: Tender }
  /** A tender was edited, closed or reopened, as the server sends it now. */
  | { type: 'tender'; tender: Tender }
  | { type: 'deleted'; id: string }
  /** The member submitted a proposal. */
  | { type: 'submitted'; proposal: Proposal }
  /** A proposal was edited, decided on or answered. */
  | { type: 'proposal'; proposal: Proposal }
  /** The member withdrew a proposal. */
  | { type: 'withdrawn'; tenderId: string; id: string };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<TendersNews>('saudagar.tenders.v2');

/** Tells every list and page of the member what became of a tender or proposal. */
export function publishTenders(portal: Portal, news: TendersNews): void {
  channelOf(portal).publish(news);
}

/** Hears what becomes of tenders; returns the way to stop. */
export function subscribeTenders(
  portal: Portal,
  listener: (news: TendersNews) => void,
): () => void {
  return channelOf(portal).subscribe(listener);
}
