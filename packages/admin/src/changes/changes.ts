import type { Flag, Resource } from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';

/** A change in the Admin Center, published to every tab of the browser. */
export type AdminNews =
  /** Somebody else has flagged, claimed or decided; figures and queues must be reloaded. */
  | { type: 'queues' }
  /** Its lists and figures must be reloaded (ADM-090). */
  | { type: 'flags' | 'content' | 'resources' | 'users' }
  /** A resource was saved, published or unpublished; null when deleted. */
  | { type: 'resource'; id: string; resource: Resource | null }
  /** Content was approved or rejected and is no longer pending. */
  | { type: 'settled'; key: string }
  /** Flagged cases were decided and are no longer pending. */
  | { type: 'decided'; cases: readonly string[] }
  /** A moderator claimed or released a case. */
  | { type: 'claimed'; caseId: string; claim: Flag['claim'] };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<AdminNews>('saudagar.admin.v2');

/** Publishes a change to this tab and the member's others. */
export function publishAdmin(portal: Pick<Portal, 'channel'>, news: AdminNews): void {
  channelOf(portal).publish(news);
}

/** Subscribes to changes, those of other people too; returns the unsubscribe function. */
export function subscribeAdmin(portal: Portal, listener: (news: AdminNews) => void): () => void {
  const stopNews = channelOf(portal).subscribe(listener);
  const stopStale = onStale(portal, ['moderation'], () => listener({ type: 'queues' }));
  return () => {
    stopNews();
    stopStale();
  };
}
