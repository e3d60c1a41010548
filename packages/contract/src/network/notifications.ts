import type { NotificationTexts } from '../core/area.ts';

/** What members are told about connections. */
export const networkNotifications = {
  connection_requested: {
    en: {
      one: '{{actors}} wants to connect with you',
      other: '{{actors}} want to connect with you',
    },
    id: { other: '{{actors}} ingin terhubung dengan Anda' },
  },
  connection_accepted: {
    en: {
      one: '{{actors}} accepted your connection request',
      other: '{{actors}} accepted your connection request',
    },
    id: { other: '{{actors}} menerima permintaan koneksi Anda' },
  },
  invitation_accepted: {
    en: {
      one: '{{actors}} joined by your invitation',
      other: '{{actors}} joined by your invitation',
    },
    id: { other: '{{actors}} bergabung lewat undangan Anda' },
  },
} as const satisfies Readonly<Record<string, NotificationTexts>>;
