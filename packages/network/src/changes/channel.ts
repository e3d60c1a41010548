import type { Relation } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** How the member stands to another by now. */
export interface RelationChange {
  memberId: string;
  relation: Relation;
  connectionId: string | null;
}

/** A message of the area's channel, heard in every tab of the member. */
type NetworkNews = { type: 'relation'; change: RelationChange } | { type: 'invitations' };

/** The area's channel, which reaches the member's other tabs too. */
export const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<NetworkNews>('saudagar.network.v2');

/** Tells every list, page and count how the member stands to another. */
export const publishRelation = (portal: Portal, change: RelationChange): void =>
  channelOf(portal).publish({ type: 'relation', change });

/** Tells that the member's invitations changed. */
export const publishInvitations = (portal: Portal): void =>
  channelOf(portal).publish({ type: 'invitations' });
