import type { Locale } from '@saudagar/contract';
import type { Database } from '../../../database/schema.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { Mailbox } from '../../notifications/mail/mailbox.ts';

/** Language of mails to members who have not signed in since it is noted. */
const FIRST_LANGUAGE: Locale = 'id';

/**
 * Mails a member about their account, who cannot read it in the app; in the language of their last
 * sign-in.
 */
export async function mailMember(
  mailbox: Mailbox,
  write: Database,
  publish: Publish,
  kind: 'accountDeactivated' | 'accountReactivated' | 'appealDecided',
  memberId: string,
  about = memberId,
): Promise<void> {
  if (!mailbox.isOpen) return;
  const member = await write
    .selectFrom('members')
    .where('id', '=', memberId)
    .select(['email', 'language'])
    .executeTakeFirst();
  if (!member) return;
  const { email: recipient, language } = member;
  await mailbox.add(write, publish, {
    ...{ kind, recipient, about, language: language ?? FIRST_LANGUAGE },
  });
}
