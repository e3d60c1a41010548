import type { Relation } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** The new relationship to a member. */
export interface RelationChange {
  memberId: string;
  relation: Relation;
  connectionId: string | null;
}

/** A change of the members who may be suggested. */
export interface SuggestionChange {
  memberId: string;
  isHidden: boolean;
}

/** A change published to every tab of the member. */
type NetworkNews =
  | { type: 'relation'; change: RelationChange }
  | { type: 'suggestion'; change: SuggestionChange }
  | { type: 'invitations' };

/** Returns the area's channel, which reaches all tabs of the member. */
export const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<NetworkNews>('saudagar.network.v2');

/** Publishes the relationship to a member to every list, page and count. */
export const publishRelation = (portal: Portal, change: RelationChange): void =>
  channelOf(portal).publish({ type: 'relation', change });

/** Publishes whether a member may be suggested to every list of suggestions. */
export const publishSuggestion = (portal: Portal, change: SuggestionChange): void =>
  channelOf(portal).publish({ type: 'suggestion', change });

/** Publishes that the member's invitations changed. */
export const publishInvitations = (portal: Portal): void =>
  channelOf(portal).publish({ type: 'invitations' });
