import type { LetterWriter } from '../notifications/mail/letter.ts';

const TEXTS = {
  en: {
    subject: (inviter: string) => `${inviter} invites you to Saudagar Hub`,
    hello: (name: string) => `Hello ${name},`,
    text: (inviter: string) =>
      `${inviter} invites you to Saudagar Hub, where Indonesia’s merchants meet, trade news and grow together. Register by this link, and the two of you are connected.`,
    action: 'Join Saudagar Hub',
    footnote: (date: string) =>
      `The invitation is valid until ${date}. If you do not want to join, you need not do anything.`,
  },
  id: {
    subject: (inviter: string) => `${inviter} mengundang Anda ke Saudagar Hub`,
    hello: (name: string) => `Halo ${name},`,
    text: (inviter: string) =>
      `${inviter} mengundang Anda ke Saudagar Hub, tempat para pedagang Indonesia bertemu, berbagi kabar, dan tumbuh bersama. Daftar lewat tautan ini, dan Anda berdua langsung terhubung.`,
    action: 'Gabung ke Saudagar Hub',
    footnote: (date: string) =>
      `Undangan berlaku sampai ${date}. Jika Anda tidak ingin bergabung, Anda tidak perlu melakukan apa pun.`,
  },
};

/** The mail of an invitation (NET-084); none for one that was cancelled, used or ran out meanwhile. */
export const invitationLetter: LetterWriter = async (community, { about, language }) => {
  const { invitations, mailbox } = community;
  const invitation = about === null ? null : await invitations.findOpen(about);
  if (!invitation) return null;
  const { inviter, invited_name, message, code, expires_at } = invitation;
  const { subject, hello, text, action, footnote } = TEXTS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  return {
    subject: subject(inviter.full_name),
    paragraphs: [...(invited_name ? [hello(invited_name)] : []), text(inviter.full_name)],
    quote: message,
    action: { label: action, address: mailbox.linkTo(`/register?invitation=${code}`) },
    footnote: footnote(date.format(expires_at)),
  };
};
