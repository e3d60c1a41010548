import { type Locale, PASSWORD_LINK_MINUTES } from '@saudagar/contract';
import { loadCatalogues, readText } from '@saudagar/contract/server';
import type { Letter, LetterWriter } from '../notifications/mail/letter.ts';

const texts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

/** Writes the mail with the link; none unless the address is an active member's. */
export const passwordLetter: LetterWriter = async (community, { recipient, language }) => {
  const { members, passwordLinks, mailbox } = community;
  const member = await members.findByEmail(recipient);
  if (!member || member.deactivated_at) return null;
  const token = await passwordLinks.make(member.id);
  const address = mailbox.linkTo(`/reset-password?token=${token}`);
  return wordPasswordLetter({ name: member.full_name, address }, language);
};

/** Words the mail with the link to a member. */
export const wordPasswordLetter = (
  { name, address }: { readonly name: string; readonly address: string },
  language: Locale,
): Letter => ({
  subject: readText(texts, language, 'passwordLetter.subject'),
  paragraphs: [
    readText(texts, language, 'passwordLetter.hello', { name }),
    readText(texts, language, 'passwordLetter.text'),
  ],
  action: { label: readText(texts, language, 'passwordLetter.action'), address },
  footnote: readText(texts, language, 'passwordLetter.footnote', { count: PASSWORD_LINK_MINUTES }),
});
