import type { FlaggedType, FlagReason } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { minutesAgo } from '../../core/time.ts';
import { buildEvent } from '../events/builders.ts';
import type { Verdict } from './reviews.ts';

/** A flag of the sample: age in minutes, reporter, content, reason. */
type SampleFlag = readonly [
  ago: number,
  by: string,
  type: FlaggedType,
  id: string,
  reason: FlagReason,
  description?: string,
];

const HOUR = 60;
const DAY = 24 * HOUR;

/** One of every type; two members flagged the same post. */
const SAMPLE_FLAGS: readonly SampleFlag[] = [
  [
    2 * DAY,
    'member-3',
    'event',
    'event-02',
    'fake_news',
    'Tempatnya sudah tutup sejak tahun lalu.',
  ],
  [28 * HOUR, 'member-3', 'post', 'post-005', 'spam', 'Iklan pinjaman, sudah tiga kali hari ini.'],
  [26 * HOUR, 'member-5', 'post', 'post-005', 'fake_news'],
  [20 * HOUR, 'member-3', 'comment', 'comment-1', 'harassment', 'Menyerang penjual lain.'],
  [9 * HOUR, 'member-5', 'group', 'group-03', 'other', 'Grup ini hanya menjual keanggotaan.'],
  [8 * HOUR, 'member-2', 'resource', 'resource-04', 'copyright', 'Disalin dari buku saya.'],
  [5 * HOUR, 'member-3', 'tender', 'tender-06', 'spam'],
  [3 * HOUR, 'member-5', 'message', 'room-flagged-3', 'harassment', 'Ia terus mengancam.'],
  [HOUR, 'member-3', 'member', 'member-2', 'hate_speech', 'Akun ini menghina daerah asal saya.'],
];

/** Adds flags, decisions and reports; none of them notifies `member-1`. */
export function addSampleModeration(community: Community): void {
  const { accounts, communityEvents, conversations, flags, reviews } = community;
  // Nobody decides about their own content.
  const moderators = [accounts.find('member-4'), accounts.find('member-6')];
  conversations.add({
    id: 'room-flagged',
    members: ['member-2', 'member-5'],
    messages: [
      { sender_id: 'member-5', content: 'Barangnya belum sampai, Pak.' },
      { sender_id: 'member-2', content: 'Sudah saya kirim.' },
      { sender_id: 'member-2', content: 'Kalau Ibu tanya lagi, saya sebarkan nomor Ibu.' },
    ],
  });
  communityEvents.add(
    buildEvent({
      id: 'event-pending',
      title: 'Pasar Malam Perajin Bandung',
      description: 'Lima belas lapak, musik keroncong, dan kelas membatik untuk anak.',
      organizer_id: 'member-5',
      organizer_name: 'Dewi Anggraini',
      location: 'Bandung',
      tags: ['fashion', 'kerajinan'],
      approval_status: 'pending',
      created_at: minutesAgo(3 * HOUR),
    }),
  );
  const flag = ([ago, by, content_type, content_id, reason, description]: SampleFlag) => {
    const member = accounts.find(by);
    // A sample with fewer posts has fewer flags.
    if (!member || !flags.shown({ content_type, content_id })) return undefined;
    const made = { content_type, content_id, reason, description };
    return flags.add(member, made, minutesAgo(ago)).id;
  };
  const settle = (made: SampleFlag, verdict: Verdict) => {
    const id = flag(made);
    if (id === undefined) return;
    const author = flags.shown(flags.get(id).of)?.authorId;
    const moderator = moderators.find((one) => one && one.id !== author);
    if (moderator) reviews.review(moderator, id, verdict);
  };
  settle([3 * DAY, 'member-5', 'post', 'post-011', 'other'], { action: 'dismiss' });
  settle([4 * DAY, 'member-5', 'post', 'post-017', 'inappropriate'], {
    action: 'warn_user',
    notes: 'Tolong jaga bahasa Anda.',
  });
  for (const each of SAMPLE_FLAGS) flag(each);
}
