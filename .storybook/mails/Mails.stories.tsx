import {
  wordAppealDecidedLetter,
  wordDeactivatedLetter,
  wordReactivatedLetter,
} from '@saudagar/server/mails/account';
import { wordInvitationLetter } from '@saudagar/server/mails/invitation';
import { wordPasswordLetter } from '@saudagar/server/mails/password';
import { wordSummary } from '@saudagar/server/mails/summary';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Mail } from './Mail.tsx';

const HUB = 'https://hub.example';
const MEMBER = { name: 'Siti Rahmawati', signIn: `${HUB}/login` };

/** Every mail that the server sends, worded by its own code in the toolbar's language. */
const meta = preview.meta({
  title: 'Each mail as it is sent',
  component: Mail,
  tags: ['phone'],
  render: (args, { globals }) => (
    <Mail {...args} language={globals.locale === 'id' ? 'id' : 'en'} />
  ),
  async play({ canvas, canvasElement }) {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('The mail as HTML');
    await waitFor(() => expect(frame.contentDocument?.querySelector('a')).toBeTruthy());
    await expect(canvasElement.querySelector('pre')?.textContent).toContain(HUB);
  },
});

/** The link with which a member who forgot their password sets a new one. */
export const PasswordLink = meta.story({
  name: 'Password reset link (forgot password)',
  tags: ['visitor'],
  args: {
    kind: 'passwordLink',
    word: (language) =>
      wordPasswordLetter(
        {
          name: MEMBER.name,
          address: `${HUB}/reset-password?token=5mYvT0q8yX2bqfH1JrW3kLZ7cN4dP6sA9eG0uI_xRtB`,
        },
        language,
      ),
  },
});

/** An invitation to join the hub, with the inviter's own words. */
export const Invitation = meta.story({
  name: 'Invitation to join',
  tags: ['visitor'],
  args: {
    kind: 'invitation',
    word: (language) =>
      wordInvitationLetter(
        {
          inviter: MEMBER.name,
          name: 'Pak Wayan',
          message:
            'Kami bertemu di Jakarta Fair.\nDi sini banyak pembeli anyaman seperti milik Bapak.',
          expiresAt: new Date('2026-04-01T03:00:00Z'),
          address: `${HUB}/register?invitation=K7QM2X9D`,
          optOutAddress: `${HUB}/stop-invitations?code=Qm7fK2xT9bWc`,
        },
        language,
      ),
  },
});

/** An invitation without a name or a word. */
export const BareInvitation = meta.story({
  name: 'Invitation without a message',
  tags: ['visitor'],
  args: {
    kind: 'invitation',
    word: (language) =>
      wordInvitationLetter(
        {
          inviter: MEMBER.name,
          name: null,
          message: null,
          expiresAt: new Date('2026-04-01T03:00:00Z'),
          address: `${HUB}/register?invitation=K7QM2X9D`,
          optOutAddress: `${HUB}/stop-invitations?code=Qm7fK2xT9bWc`,
        },
        language,
      ),
  },
});

/** The unread notifications of a day: the latest, and how many more there are. */
export const DailySummary = meta.story({
  name: 'Daily summary of notifications',
  tags: ['notification'],
  args: {
    kind: 'dailySummary',
    word: (language) =>
      wordSummary(
        {
          name: MEMBER.name,
          total: 7,
          address: `${HUB}/notifications`,
          listed: [
            {
              kind: 'proposal_rejected',
              subject_title: 'Anyaman pandan untuk kemasan',
              names: [],
              count: 1,
            },
            {
              kind: 'post_liked',
              subject_title: 'Koleksi batik tulis musim ini sudah siap kirim',
              names: ['Budi Santoso', 'Ni Made Ayu Lestari', 'Rizky Pratama'],
              count: 5,
            },
            {
              kind: 'event_day_reminder',
              subject_title: 'Kelas Foto Produk dengan Ponsel',
              names: [],
              count: 1,
              facts: {
                time: {
                  start_date: '2026-03-05T05:00:00Z',
                  end_date: '2026-03-05T08:00:00Z',
                  time_zone: 'Asia/Jakarta',
                },
                place: 'Rumah Kreatif Dago, Bandung',
              },
            },
            {
              kind: 'connection_requested',
              subject_title: null,
              names: ['Dewi Anggraini'],
              count: 1,
            },
          ],
        },
        language,
      ),
  },
});

/** An account suspended until a day, with the rule, the admin's words and the way to appeal. */
export const AccountSuspended = meta.story({
  name: 'Account suspended',
  args: {
    kind: 'accountDeactivated',
    word: (language) =>
      wordDeactivatedLetter(
        {
          ...MEMBER,
          until: new Date('2026-03-16T17:00:00Z'),
          reason: 'spam',
          words: 'Iklan yang sama di dua belas grup, juga setelah peringatan.',
          appealUntil: new Date('2026-09-02T03:00:00Z'),
        },
        language,
      ),
  },
});

/** An account deactivated for good, without a reason, once no appeal is possible any more. */
export const AccountDeactivated = meta.story({
  name: 'Account deactivated (banned)',
  args: {
    kind: 'accountDeactivated',
    word: (language) =>
      wordDeactivatedLetter(
        { ...MEMBER, until: null, reason: null, words: null, appealUntil: null },
        language,
      ),
  },
});

/** An account that is active again. */
export const AccountReactivated = meta.story({
  name: 'Account active again',
  tags: ['done'],
  args: {
    kind: 'accountReactivated',
    word: (language) => wordReactivatedLetter(MEMBER, language),
  },
});

/** The appeal of a deactivation, refused with a word on why. */
export const AppealRefused = meta.story({
  name: 'Appeal refused: the account stays closed',
  tags: ['refused'],
  args: {
    kind: 'appealDecided',
    word: (language) =>
      wordAppealDecidedLetter(
        { ...MEMBER, outcome: 'upheld', notes: 'Iklan itu dikirim lagi setelah peringatan.' },
        language,
      ),
  },
});

/** The appeal of a deactivation that was right. */
export const AppealGranted = meta.story({
  name: 'Appeal granted: the account is open again',
  tags: ['done'],
  args: {
    kind: 'appealDecided',
    word: (language) =>
      wordAppealDecidedLetter({ ...MEMBER, outcome: 'overturned', notes: null }, language),
  },
});
