import { PASSWORD_LINK_MINUTES } from '@saudagar/contract';
import type { LetterWriter } from '../notifications/mail/letter.ts';

const TEXTS = {
  en: {
    subject: 'Choose a new password for Saudagar Hub',
    hello: (name: string) => `Hello ${name},`,
    text: 'Somebody, most likely you, asked for a new password for your account. Choose it with this link. It works once.',
    action: 'Choose a new password',
    footnote: `The link works for ${PASSWORD_LINK_MINUTES} minutes. If you did not ask for it, you need not do anything: your password stays as it is.`,
  },
  id: {
    subject: 'Buat kata sandi baru untuk Saudagar Hub',
    hello: (name: string) => `Halo ${name},`,
    text: 'Seseorang, kemungkinan besar Anda, meminta kata sandi baru untuk akun Anda. Buat kata sandi baru lewat tautan ini. Tautan hanya dapat dipakai sekali.',
    action: 'Buat kata sandi baru',
    footnote: `Tautan berlaku selama ${PASSWORD_LINK_MINUTES} menit. Jika Anda tidak memintanya, Anda tidak perlu melakukan apa pun: kata sandi Anda tetap sama.`,
  },
};

/** The mail with the link; none to an address that is no active member's. */
export const passwordLetter: LetterWriter = async (community, { recipient, language }) => {
  const { members, passwordLinks, mailbox } = community;
  const member = await members.findByEmail(recipient);
  if (!member || member.deactivated_at) return null;
  const token = await passwordLinks.make(member.id);
  const { subject, hello, text, action, footnote } = TEXTS[language];
  return {
    subject,
    paragraphs: [hello(member.full_name), text],
    action: { label: action, address: mailbox.linkTo(`/reset-password?token=${token}`) },
    footnote,
  };
};
