import { subscribeOutdated } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ResourceChange } from './resourceChange.ts';

/** A message of the area's channel, received in every tab of the member. */
export type ResourcesNews =
  | { about: 'resource'; change: ResourceChange }
  /** The member's lists or their contents changed. */
  | { about: 'lists' }
  /** The Admin Center published, changed or deleted resources. */
  | { about: 'library' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ResourcesNews>('saudagar.resources.v1');

/** Publishes a resource's change to every list and page. */
export function publishResource(portal: Portal, change: ResourceChange): void {
  channelOf(portal).publish({ about: 'resource', change });
}

/** Publishes a change of the member's lists. */
export function publishLists(portal: Portal): void {
  channelOf(portal).publish({ about: 'lists' });
}

/** Subscribes to all changes of resources; returns the unsubscribe function. */
export function subscribeResources(
  portal: Portal,
  hear: (news: ResourcesNews) => void,
): () => void {
  const stopOwn = channelOf(portal).subscribe(hear);
  const stopOutdated = subscribeOutdated(portal, 'resources', () => hear({ about: 'library' }));
  return () => {
    stopOwn();
    stopOutdated();
  };
}
