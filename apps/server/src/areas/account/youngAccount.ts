import type { CommunityCore } from '../../community.ts';
import type { MemberRow } from './members.ts';

const DAY = 86_400_000;

/** Default number of days in which an account is new. */
export const DEFAULT_NEW_ACCOUNT_DAYS = 7;

/** Checks whether an account is too new for links in mails and for many invitations (NET-160). */
export const isYoungAccount = (
  { created_at }: Pick<MemberRow, 'created_at'>,
  { now, newAccountDays }: Pick<CommunityCore, 'now' | 'newAccountDays'>,
): boolean => now().getTime() - created_at.getTime() < newAccountDays * DAY;
