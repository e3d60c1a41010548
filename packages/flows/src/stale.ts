import type { Portal } from '@saudagar/portal/machines';

/** Areas that other packages also change, such as the Admin Center, without importing theirs. */
export type StaleArea = 'resources' | 'groups' | 'events' | 'mutes';

const channelOf = (portal: Pick<Portal, 'channel'>, area: StaleArea) =>
  portal.channel<'outdated'>(`saudagar.outdated-${area}.v1`);

/** Notifies every list and page of an area, in all tabs of the member, that others changed it. */
export function invalidate(portal: Pick<Portal, 'channel'>, area: StaleArea): void {
  channelOf(portal, area).publish('outdated');
}

/** Subscribes to changes of an area by others; returns the unsubscriber. */
export function onInvalidated(
  portal: Pick<Portal, 'channel'>,
  area: StaleArea,
  listener: () => void,
): () => void {
  return channelOf(portal, area).subscribe(listener);
}
