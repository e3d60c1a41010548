import type { Portal } from '@saudagar/portal/machines';

/** Areas whose things are also changed by the Admin Center, which imports none of their packages. */
export type StaleArea = 'resources' | 'groups' | 'events';

const channelOf = (portal: Pick<Portal, 'channel'>, area: StaleArea) =>
  portal.channel<'outdated'>(`saudagar.outdated-${area}.v1`);

/** Tells every list and page of an area, in all tabs of the member, that others changed its things. */
export function invalidate(portal: Pick<Portal, 'channel'>, area: StaleArea): void {
  channelOf(portal, area).publish('outdated');
}

/** Hears that things of an area were changed by others; returns the way to stop. */
export function onInvalidated(
  portal: Pick<Portal, 'channel'>,
  area: StaleArea,
  listener: () => void,
): () => void {
  return channelOf(portal, area).subscribe(listener);
}
