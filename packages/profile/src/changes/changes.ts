import type { BusinessProfile } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** A message of the area's channel, heard in every tab of the member. */
type ProfileNews =
  /** The member's business profile, as it was saved; null where the server does not send it back. */
  { type: 'business'; business: BusinessProfile | null } | { type: 'photo' };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ProfileNews>('saudagar.profile.v2');

/** Tells every tab that the member's business profile was saved. */
export const publishBusiness = (portal: Portal, business: BusinessProfile | null): void =>
  channelOf(portal).publish({ type: 'business', business });

/** Tells every tab that the member's photo is another one. */
export const publishAvatar = (portal: Portal): void => channelOf(portal).publish({ type: 'photo' });

/** Hears of changes to the member's own profile; returns the way to stop. */
export const subscribeProfile = (
  portal: Portal,
  listener: (news: ProfileNews) => void,
): (() => void) => channelOf(portal).subscribe(listener);
