import type { BusinessProfile } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** A message of the area's channel, received in every tab of the member. */
type ProfileNews =
  /** The saved business profile; null when the server does not return it. */
  { about: 'business'; business: BusinessProfile | null } | { about: 'photo' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ProfileNews>('saudagar.profile.v1');

/** Publishes a saved business profile to every tab. */
export const publishBusiness = (portal: Portal, business: BusinessProfile | null): void =>
  channelOf(portal).publish({ about: 'business', business });

/** Publishes a changed photo to every tab. */
export const publishPhoto = (portal: Portal): void => channelOf(portal).publish({ about: 'photo' });

/** Subscribes to changes of the member's own profile; returns the unsubscribe function. */
export const subscribeProfile = (portal: Portal, hear: (news: ProfileNews) => void): (() => void) =>
  channelOf(portal).subscribe(hear);
