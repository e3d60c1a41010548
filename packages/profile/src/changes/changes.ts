import type { BusinessProfile } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** A message of the area's channel, received in every tab of the member. */
type ProfileNews =
  /** The saved business profile; null when the server does not return it. */
  { type: 'business'; business: BusinessProfile | null } | { type: 'photo' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ProfileNews>('saudagar.profile.v2');

/** Publishes a saved business profile to every tab. */
export const publishBusiness = (portal: Portal, business: BusinessProfile | null): void =>
  channelOf(portal).publish({ type: 'business', business });

/** Publishes a changed photo to every tab. */
export const publishAvatar = (portal: Portal): void => channelOf(portal).publish({ type: 'photo' });

/** Subscribes to changes of the member's own profile; returns the unsubscribe function. */
export const subscribeProfile = (
  portal: Portal,
  listener: (news: ProfileNews) => void,
): (() => void) => channelOf(portal).subscribe(listener);
