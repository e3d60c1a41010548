import { onInvalidated } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ResourceChange } from './resourceChange.ts';

/** A message of the area's channel, received in every tab of the member. */
export type ResourcesNews =
  | { type: 'resource'; change: ResourceChange }
  /** The member's lists or their contents changed. */
  | { type: 'lists' }
  /** The Admin Center published, changed or deleted resources. */
  | { type: 'library' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ResourcesNews>('saudagar.resources.v2');

/** Publishes a resource's change to every list and page. */
export function publishResource(portal: Portal, change: ResourceChange): void {
  channelOf(portal).publish({ type: 'resource', change });
}

/** Publishes a change of the member's lists. */
export function publishLists(portal: Portal): void {
  channelOf(portal).publish({ type: 'lists' });
}

/** Subscribes to all changes of resources; returns the unsubscribe function. */
export function subscribeResources(
  portal: Portal,
  listener: (news: ResourcesNews) => void,
): () => void {
  const stopOwn = channelOf(portal).subscribe(listener);
  const stopOutdated = onInvalidated(portal, 'resources', () => listener({ type: 'library' }));
  return () => {
    stopOwn();
    stopOutdated();
  };
}
