import type { NotificationKind } from '../core/area.ts';

/** What members are told about groups; `{{title}}` is the group's name. */
export const groupsNotifications = {
  group_join_requested: {
    topic: 'membership',
    en: {
      one: '{{actors}} wants to join your group “{{title}}”',
      other: '{{actors}} want to join your group “{{title}}”',
    },
    id: { other: '{{actors}} ingin bergabung dengan grup Anda “{{title}}”' },
  },
  group_request_accepted: {
    topic: 'groups',
    en: { other: 'You are now a member of the group “{{title}}”' },
    id: { other: 'Permintaan Anda diterima. Anda kini anggota grup “{{title}}”' },
  },
  group_request_declined: {
    topic: 'groups',
    en: { other: 'Your request to join the group “{{title}}” was declined' },
    id: { other: 'Permintaan Anda untuk bergabung dengan grup “{{title}}” ditolak' },
  },
  group_invited: {
    topic: 'membership',
    en: { other: '{{actors}} invited you to the group “{{title}}”' },
    id: { other: '{{actors}} mengundang Anda ke grup “{{title}}”' },
  },
  group_invitation_accepted: {
    topic: 'groups',
    en: {
      one: '{{actors}} accepted your invitation to the group “{{title}}”',
      other: '{{actors}} accepted your invitation to the group “{{title}}”',
    },
    id: { other: '{{actors}} menerima undangan Anda ke grup “{{title}}”' },
  },
  group_handed_over: {
    topic: 'groups',
    en: { other: '{{actors}} made you the admin of the group “{{title}}”' },
    id: { other: '{{actors}} menyerahkan pengelolaan grup “{{title}}” kepada Anda' },
  },
  group_approved: {
    topic: 'approvals',
    en: { other: 'Your group “{{title}}” was approved' },
    id: { other: 'Grup Anda “{{title}}” telah disetujui' },
  },
  group_rejected: {
    topic: 'approvals',
    en: { other: 'Your group “{{title}}” was not approved' },
    id: { other: 'Grup Anda “{{title}}” tidak disetujui' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
