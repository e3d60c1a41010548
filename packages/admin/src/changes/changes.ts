import type { Flag, Resource } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** What changed in the Admin Center, told in every tab of the browser. */
export type AdminNews =
  /** Lists and figures of it are to be read again (ADM-090). */
  | { type: 'flags' | 'content' | 'resources' | 'users' }
  /** A resource was saved, published or unpublished; null where it was deleted. */
  | { type: 'resource'; id: string; resource: Resource | null }
  /** Content was approved or rejected: it waits no longer. */
  | { type: 'settled'; key: string }
  /** Things were decided about: they wait no longer. */
  | { type: 'decided'; cases: readonly string[] }
  /** A moderator began or ended to look at a thing. */
  | { type: 'claimed'; caseId: string; claim: Flag['claim'] };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<AdminNews>('saudagar.admin.v2');

/** Tells this tab and the member's others. */
export function publishAdmin(portal: Pick<Portal, 'channel'>, news: AdminNews): void {
  channelOf(portal).publish(news);
}

/** Hears it; returns the way to stop. */
export function subscribeAdmin(
  portal: Pick<Portal, 'channel'>,
  listener: (news: AdminNews) => void,
): () => void {
  return channelOf(portal).subscribe(listener);
}
