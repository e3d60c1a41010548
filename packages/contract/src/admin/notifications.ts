import type { NotificationKind } from '../core/area.ts';

/** What members are told about moderation; `{{title}}` begins what it is about. */
export const adminNotifications = {
  flag_dismissed: {
    topic: 'moderation',
    en: { other: 'We looked at your report about “{{title}}” and found no breach of our rules' },
    id: { other: 'Laporan Anda tentang “{{title}}” telah diperiksa. Tidak ditemukan pelanggaran' },
  },
  flag_warned: {
    topic: 'moderation',
    en: { other: 'Thank you for your report about “{{title}}”. The member has been warned' },
    id: {
      other: 'Terima kasih atas laporan Anda tentang “{{title}}”. Anggota itu telah diperingatkan',
    },
  },
  flag_removed: {
    topic: 'moderation',
    en: { other: 'Thank you for your report about “{{title}}”. It has been removed' },
    id: { other: 'Terima kasih atas laporan Anda tentang “{{title}}”. Konten itu telah dihapus' },
  },
  warned: {
    topic: 'moderation',
    en: { other: 'A moderator has warned you about “{{title}}”. See why, and answer if you wish' },
    id: {
      other:
        'Moderator memperingatkan Anda tentang “{{title}}”. Lihat alasannya, Anda boleh menjawab',
    },
  },
  content_removed: {
    topic: 'moderation',
    en: { other: 'A moderator has removed “{{title}}” because it breaks our rules' },
    id: { other: 'Moderator menghapus “{{title}}” karena melanggar aturan komunitas' },
  },
  warning_answered: {
    topic: 'moderation',
    en: { other: '{{actors}} answered your warning about “{{title}}”' },
    id: { other: '{{actors}} menjawab peringatan Anda tentang “{{title}}”' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
