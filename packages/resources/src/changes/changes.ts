import { onInvalidated } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ResourceChange } from './resourceChange.ts';

/** A message of the area's channel, heard in every tab of the member. */
export type ResourcesNews =
  | { type: 'resource'; change: ResourceChange }
  /** The member's lists changed, or what is in them. */
  | { type: 'lists' }
  /** The Admin Center published, changed or deleted resources. */
  | { type: 'library' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ResourcesNews>('saudagar.resources.v2');

/** Tells every list and page what became of a resource. */
export function publishResource(portal: Portal, change: ResourceChange): void {
  channelOf(portal).publish({ type: 'resource', change });
}

/** Tells that the member's lists changed. */
export function publishLists(portal: Portal): void {
  channelOf(portal).publish({ type: 'lists' });
}

/** Hears all of it; returns the way to stop. */
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
