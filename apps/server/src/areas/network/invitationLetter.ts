import { loadCatalogues, readText } from '@saudagar/contract/server';
import type { LetterWriter } from '../notifications/mail/letter.ts';

const texts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

/** Writes the invitation mail (NET-084); none if it was cancelled, used or expired meanwhile. */
export const invitationLetter: LetterWriter = async (community, { about, language }) => {
  const { invitations, mailbox } = community;
  const invitation = about === null ? null : await invitations.findOpen(about);
  if (!invitation) return null;
  const { inviter, invited_name, message, code, expires_at } = invitation;
  const names = { inviter: inviter.full_name, name: invited_name ?? '' };
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  return {
    subject: readText(texts, language, 'invitationLetter.subject', names),
    paragraphs: [
      ...(invited_name ? [readText(texts, language, 'invitationLetter.hello', names)] : []),
      readText(texts, language, 'invitationLetter.text', names),
    ],
    quote: message,
    action: {
      label: readText(texts, language, 'invitationLetter.action'),
      address: mailbox.linkTo(`/register?invitation=${code}`),
    },
    footnote: readText(texts, language, 'invitationLetter.footnote', {
      date: date.format(expires_at),
    }),
  };
};
