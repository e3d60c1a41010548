import type { Locale } from '@saudagar/contract';
import { loadCatalogues, readText } from '@saudagar/contract/server';
import type { Letter, LetterWriter } from '../notifications/mail/letter.ts';

const texts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

/** Facts of an invitation mail. */
interface InvitationFacts {
  inviter: string;
  /** Name of the invited, if the inviter gave one. */
  name: string | null;
  /** The inviter's own words. */
  message: string | null;
  expiresAt: Date;
  /** Address of registration by the invitation. */
  address: string;
}

/** Writes the invitation mail (NET-084); none if it was cancelled, used or expired meanwhile. */
export const invitationLetter: LetterWriter = async (community, { about, language }) => {
  const { invitations, mailbox } = community;
  const invitation = about === null ? null : await invitations.findOpen(about);
  if (!invitation) return null;
  const { inviter, invited_name: name, message, code, expires_at: expiresAt } = invitation;
  const address = mailbox.linkTo(`/register?invitation=${code}`);
  return wordInvitationLetter(
    { inviter: inviter.full_name, name, message, expiresAt, address },
    language,
  );
};

/** Words an invitation mail. */
export function wordInvitationLetter(
  { inviter, name, message, expiresAt, address }: InvitationFacts,
  language: Locale,
): Letter {
  const names = { inviter, name: name ?? '' };
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  return {
    subject: readText(texts, language, 'invitationLetter.subject', names),
    paragraphs: [
      ...(name ? [readText(texts, language, 'invitationLetter.hello', names)] : []),
      readText(texts, language, 'invitationLetter.text', names),
    ],
    quote: message,
    action: { label: readText(texts, language, 'invitationLetter.action'), address },
    footnote: readText(texts, language, 'invitationLetter.footnote', {
      date: date.format(expiresAt),
    }),
  };
}
