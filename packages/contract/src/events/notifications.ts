import type { NotificationKind } from '../core/area.ts';

/** What organizers and those who registered are told; `{{title}}` is the event's. */
export const eventsNotifications = {
  event_changed: {
    topic: 'events',
    en: { other: 'The time or place of “{{title}}” has changed' },
    id: { other: 'Waktu atau tempat acara “{{title}}” berubah' },
  },
  event_cancelled: {
    topic: 'events',
    en: { other: '“{{title}}” has been cancelled' },
    id: { other: 'Acara “{{title}}” dibatalkan' },
  },
  event_deleted: {
    topic: 'events',
    en: { other: 'The event “{{title}}” has been deleted' },
    id: { other: 'Acara “{{title}}” telah dihapus' },
  },
  event_moved_up: {
    topic: 'events',
    en: { other: 'You have a place: you moved up from the waitlist of “{{title}}”' },
    id: { other: 'Anda mendapat tempat: Anda naik dari daftar tunggu “{{title}}”' },
  },
  event_message: {
    topic: 'events',
    en: { other: '{{actors}} wrote to everyone registered for “{{title}}”' },
    id: { other: '{{actors}} menulis kepada semua peserta “{{title}}”' },
  },
  event_approved: {
    topic: 'approvals',
    en: { other: 'Your event “{{title}}” was published' },
    id: { other: 'Acara Anda “{{title}}” telah diterbitkan' },
  },
  event_rejected: {
    topic: 'approvals',
    en: { other: 'Your event “{{title}}” was not approved' },
    id: { other: 'Acara Anda “{{title}}” tidak disetujui' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
