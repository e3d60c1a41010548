import type { Portal } from '@saudagar/portal/machines';

/** Areas that the Admin Center also changes, without importing their packages. */
export type OutdatedArea = 'resources' | 'groups' | 'events';

const channelOf = (portal: Pick<Portal, 'channel'>, area: OutdatedArea) =>
  portal.channel<'outdated'>(`saudagar.outdated-${area}.v1`);

/** Notifies every list and page of an area, in all tabs of the member, that others changed it. */
export function publishOutdated(portal: Pick<Portal, 'channel'>, area: OutdatedArea): void {
  channelOf(portal, area).publish('outdated');
}

/** Subscribes to changes of an area by others; returns the unsubscriber. */
export function subscribeOutdated(
  portal: Pick<Portal, 'channel'>,
  area: OutdatedArea,
  hear: () => void,
): () => void {
  return channelOf(portal, area).subscribe(hear);
}
