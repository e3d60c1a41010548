import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const notificationsRefusals = {
  notificationNotFound: { en: 'Notification not found', id: 'Notifikasi tidak ditemukan' },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const notificationsLabels = {
  kind: { en: 'Kind', id: 'Jenis' },
  topic: { en: 'Topic', id: 'Topik' },
  app: { en: 'In the app', id: 'Di aplikasi' },
  unread: { en: 'Unread', id: 'Belum dibaca' },
} as const satisfies Wordings;
