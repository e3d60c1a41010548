import type { NotificationTexts } from '../core/area.ts';

/** What makers of resources are told; `{{title}}` is the resource's. */
export const resourcesNotifications = {
  resource_approved: {
    en: { other: 'Your resource “{{title}}” was published' },
    id: { other: 'Materi Anda “{{title}}” telah diterbitkan' },
  },
  resource_rejected: {
    en: { other: 'Your resource “{{title}}” was not approved' },
    id: { other: 'Materi Anda “{{title}}” tidak disetujui' },
  },
} as const satisfies Readonly<Record<string, NotificationTexts>>;
