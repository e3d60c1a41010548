import type { NotificationKind } from '../core/area.ts';

/** What makers of resources are told; `{{title}}` is the resource's. */
export const resourcesNotifications = {
  resource_approved: {
    topic: 'approvals',
    en: { other: 'Your resource “{{title}}” was published' },
    id: { other: 'Materi Anda “{{title}}” telah diterbitkan' },
  },
  resource_rejected: {
    topic: 'approvals',
    en: { other: 'Your resource “{{title}}” was not approved' },
    id: { other: 'Materi Anda “{{title}}” tidak disetujui' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
