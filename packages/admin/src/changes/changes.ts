import type { Portal } from '@saudagar/portal';

/** What moderators change; each list of the Admin Center reads itself again (ADM-090). */
export interface AdminNews {
  about: 'flags' | 'content' | 'resources' | 'users';
}

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<AdminNews>('saudagar.admin.v1');

/** Tells this tab and the member's others that something was decided. */
export function publishAdmin(portal: Pick<Portal, 'channel'>, about: AdminNews['about']): void {
  channelOf(portal).publish({ about });
}

/** Hears it; returns the way to stop. */
export function subscribeAdmin(
  portal: Pick<Portal, 'channel'>,
  hear: (about: AdminNews['about']) => void,
): () => void {
  return channelOf(portal).subscribe((news) => hear(news.about));
}
