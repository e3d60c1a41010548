import type { NotificationKind } from '../core/area.ts';

/** What members are told about connections. */
export const networkNotifications = {
  connection_requested: {
    topic: 'connections',
    en: {
      one: '{{actors}} wants to connect with you',
      other: '{{actors}} want to connect with you',
    },
    id: { other: '{{actors}} ingin terhubung dengan Anda' },
  },
  connection_accepted: {
    topic: 'connections',
    en: {
      one: '{{actors}} accepted your connection request',
      other: '{{actors}} accepted your connection request',
    },
    id: { other: '{{actors}} menerima permintaan koneksi Anda' },
  },
  invitation_accepted: {
    topic: 'connections',
    en: {
      one: '{{actors}} joined by your invitation',
      other: '{{actors}} joined by your invitation',
    },
    id: { other: '{{actors}} bergabung lewat undangan Anda' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
