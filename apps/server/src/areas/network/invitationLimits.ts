import { Refusal } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { MemberRow } from '../account/members.ts';
import { isYoungAccount } from '../account/youngAccount.ts';
import type { InvitationOptOuts } from './invitationOptOuts.ts';
import { mailboxOf } from './mailAddress.ts';

type Parts = Pick<CommunityCore, 'rateLimits' | 'now' | 'newAccountDays'> & {
  readonly optOuts: InvitationOptOuts;
};

/** The sender of an invitation. */
export type Inviter = Pick<MemberRow, 'id' | 'email' | 'created_at'>;

/** Limits the mails that invitations send, by sender and by recipient. */
export function createInvitationLimits({ optOuts, ...parts }: Parts) {
  const { rateLimits } = parts;
  return {
    /**
     * Counts an invitation against its sender: one a week to an address, however often it is
     * cancelled or sent again, and few a day from a new account.
     * @throws Refusal 409 or 429
     */
    async count(inviter: Inviter, address: string): Promise<void> {
      const pair = `${inviter.id} ${mailboxOf(address)}`;
      if (!(await rateLimits.allows('invitedByMember', pair)))
        throw new Refusal(409, 'invitedLately', { field: 'invited_email' });
      if (!isYoungAccount(inviter, parts)) return;
      try {
        await rateLimits.consume('inviteYoung', inviter.id);
      } catch (refusal) {
        await rateLimits.refund('invitedByMember', pair);
        throw refusal;
      }
    },

    /**
     * Checks silently whether an address may be mailed: its owner has not declined, and has not got
     * enough invitations of all members today. The sender learns of neither.
     */
    mayMail: async (address: string): Promise<boolean> =>
      !(await optOuts.has(address)) &&
      (await rateLimits.allows('invitedAddress', mailboxOf(address))),
  };
}
