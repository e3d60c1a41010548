import type { GroupRelationship } from '@saudagar/contract';
import { onInvalidated } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { GroupChange } from './groupChange.ts';

/** A change published to every tab of the member. */
export type GroupsNews =
  | { type: 'group'; change: GroupChange }
  /** The member's own groups or invitations changed. */
  | { type: 'own' }
  /** Members, requests or invitations of a group changed. */
  | { type: 'people'; id: string };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<GroupsNews>('saudagar.groups.v2');

/** Publishes a change of a group to every list and page. */
export function publishGroup(portal: Portal, change: GroupChange): void {
  channelOf(portal).publish({ type: 'group', change });
}

/** Publishes that the member's own groups or invitations changed. */
export function publishOwn(portal: Portal): void {
  channelOf(portal).publish({ type: 'own' });
}

/** Publishes a change of a group's members or requests, with the known counts. */
export function publishPeople(portal: Portal, id: string, relationship: GroupRelationship): void {
  const { membership, member_count } = relationship;
  const change = {
    ...(membership && { membership }),
    ...(member_count !== undefined && { member_count }),
  };
  publishGroup(portal, { ...change, id });
  channelOf(portal).publish({ type: 'people', id });
}

/** Publishes the member's relationship to a group, and so a change of their own groups. */
export function publishRelationship(
  portal: Portal,
  id: string,
  relationship: GroupRelationship,
): void {
  publishPeople(portal, id, relationship);
  publishOwn(portal);
}

/** Subscribes to group changes, also those by others; returns the unsubscribe function. */
export function subscribeGroups(portal: Portal, listener: (news: GroupsNews) => void): () => void {
  const stopOwn = channelOf(portal).subscribe(listener);
  const stopInvalidated = onInvalidated(portal, 'groups', () => listener({ type: 'own' }));
  return () => {
    stopOwn();
    stopInvalidated();
  };
}
