import type { Locale } from '@saudagar/contract';
import { loadCatalogues, readText } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isYoungAccount } from '../account/youngAccount.ts';
import { canContact } from '../blocking/contact.ts';
import type { Letter, LetterWriter } from '../notifications/mail/letter.ts';
import { removeLinks } from './removeLinks.ts';

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
  /** Address of the page that stops invitations to the recipient. */
  optOutAddress: string;
}

/** Writes the invitation mail (NET-084); none if it was cancelled, used or expired meanwhile. */
export const invitationLetter: LetterWriter = async (community, { about, language }) => {
  const { db, invitations, invitationOptOuts, mailbox, members } = community;
  const invitation = about === null ? null : await invitations.findOpen(about);
  if (!invitation) return null;
  const { inviter_id, invited_email, code, expires_at: expiresAt } = invitation;
  if (await invitationOptOuts.has(invited_email)) return null;
  const inviter = await members.find(inviter_id);
  const invited = await members.findByEmail(invited_email);
  if (!inviter || (invited && !(await canReach(db, invited.id, inviter_id)))) return null;
  const plain = (text: string | null) =>
    text !== null && isYoungAccount(inviter, community)
      ? removeLinks(text, readText(texts, language, 'invitationLetter.linkRemoved'))
      : text;
  const optOut = await invitationOptOuts.codeOf(invited_email);
  return wordInvitationLetter(
    {
      inviter: plain(inviter.full_name) ?? '',
      name: plain(invitation.invited_name),
      message: plain(invitation.message),
      expiresAt,
      address: mailbox.linkTo(`/register?invitation=${code}`),
      optOutAddress: mailbox.linkTo(`/stop-invitations?code=${optOut}`),
    },
    language,
  );
};

const canReach = (db: Database, memberId: string, inviterId: string) =>
  db.transaction().execute((write) => canContact(write, inviterId, memberId));

/** Words an invitation mail. */
export function wordInvitationLetter(
  { inviter, name, message, expiresAt, address, optOutAddress }: InvitationFacts,
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
    unsubscribe: {
      label: readText(texts, language, 'invitationLetter.unsubscribe'),
      address: optOutAddress,
    },
  };
}
