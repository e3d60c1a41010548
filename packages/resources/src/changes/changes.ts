import { onInvalidated } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ResourceChange } from './resourceChange.ts';

/** A message of the area's channel, heard in every tab of the member. */
export type ResourcesNews =
  | { about: 'resource'; change: ResourceChange }
  /** The member's lists changed, or what is in them. */
  | { about: 'lists' }
  /** The Admin Center published, changed or deleted resources. */
  | { about: 'library' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ResourcesNews>('saudagar.resources.v1');

/** Tells every list and page what became of a resource. */
export function publishResource(portal: Portal, change: ResourceChange): void {
  channelOf(portal).publish({ about: 'resource', change });
}

/** Tells that the member's lists changed. */
export function publishLists(portal: Portal): void {
  channelOf(portal).publish({ about: 'lists' });
}

/** Hears all of it; returns the way to stop. */
export function subscribeResources(
  portal: Portal,
  listener: (news: ResourcesNews) => void,
): () => void {
  const stopOwn = channelOf(portal).subscribe(listener);
  const stopOutdated = onInvalidated(portal, 'resources', () => listener({ about: 'library' }));
  return () => {
    stopOwn();
    stopOutdated();
  };
}
