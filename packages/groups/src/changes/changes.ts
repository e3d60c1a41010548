import type { GroupStanding } from '@saudagar/contract';
import { onInvalidated } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { GroupChange } from './groupChange.ts';

/** A message of the area's channel, heard in every tab of the member. */
export type GroupsNews =
  | { type: 'group'; change: GroupChange }
  /** The member is in other groups than before, or was invited to other ones. */
  | { type: 'own' }
  /** Members of a group, or those who wait to be, changed. */
  | { type: 'people'; id: string };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<GroupsNews>('saudagar.groups.v2');

/** Tells every list and page what became of a group. */
export function publishGroup(portal: Portal, change: GroupChange): void {
  channelOf(portal).publish({ type: 'group', change });
}

/** Tells that the member's own groups or invitations changed. */
export function publishOwn(portal: Portal): void {
  channelOf(portal).publish({ type: 'own' });
}

/** Tells that a group's members or requests changed, with the counts that are known. */
export function publishPeople(portal: Portal, id: string, standing: GroupStanding): void {
  const { membership, member_count } = standing;
  const change = {
    ...(membership && { membership }),
    ...(member_count !== undefined && { member_count }),
  };
  publishGroup(portal, { ...change, id });
  channelOf(portal).publish({ type: 'people', id });
}

/** Tells how the member stands to a group by now, and so which groups are their own. */
export function publishStanding(portal: Portal, id: string, standing: GroupStanding): void {
  publishPeople(portal, id, standing);
  publishOwn(portal);
}

/** Hears all of it, and reads lists again where others changed groups; returns the way to stop. */
export function subscribeGroups(portal: Portal, listener: (news: GroupsNews) => void): () => void {
  const stopOwn = channelOf(portal).subscribe(listener);
  const stopOutdated = onInvalidated(portal, 'groups', () => listener({ type: 'own' }));
  return () => {
    stopOwn();
    stopOutdated();
  };
}
