import preview from '@saudagar/storybook/preview';
import { SessionRouter } from '../../../SessionRouter.tsx';
import { answerWarning, appeal, reject, settle } from './moderated.testing.ts';
import {
  openedApp,
  openedAppDecorator,
  opens,
  startAtNotifications,
} from './openedApp.testing.tsx';

const POST = { type: 'post', id: 'post-006', title: 'Koleksi batik tulis musim ini' };
const EVENT = { type: 'event', id: 'event-01', title: 'Temu Usaha Batik dan Tenun Yogyakarta' };
const RESOURCE = {
  type: 'resource',
  id: 'resource-04',
  title: 'Menghitung harga pokok penjualan untuk toko kecil',
};
const DECISION = { type: 'decision', id: 'decision-1', title: EVENT.title };
const REPORT = { type: 'report', id: 'flag-1', title: 'Pinjaman tanpa agunan' };
const SELF = { type: 'member', id: 'member-1', title: 'Siti Rahmawati' };
const BUDI = { type: 'member', id: 'member-2', title: 'Budi Santoso' };

/** Notifications of moderation, approvals and accounts, each with the screen that it opens. */
const meta = preview.meta({
  title: 'What notifications open: moderation and approvals',
  component: SessionRouter,
  tags: ['notification'],
  decorators: [openedAppDecorator],
  parameters: openedApp,
  beforeEach: startAtNotifications,
});

export const Warned = meta.story({
  name: 'You were warned: opens the warning',
  ...opens({ kind: 'warned', heading: 'You were warned', act: settle('warn_user') }),
});

export const ContentRemoved = meta.story({
  name: 'Your content was removed: opens the reasons and the appeal',
  ...opens({
    kind: 'content_removed',
    heading: 'Your content was removed',
    act: settle('remove_content'),
  }),
});

export const ContentRestored = meta.story({
  name: 'Your content is back: opens it',
  tags: ['no-picture'],
  ...opens({ kind: 'content_restored', heading: 'Post', about: POST }),
});

export const AppealUpheld = meta.story({
  name: 'Your appeal was refused: opens the decision',
  ...opens({
    kind: 'appeal_upheld',
    heading: 'Your content was not approved',
    act: appeal('upheld'),
  }),
});

export const AppealOverturned = meta.story({
  name: 'Your appeal was granted: opens the decision',
  ...opens({
    kind: 'appeal_overturned',
    heading: 'Your content was not approved',
    act: appeal('overturned'),
  }),
});

export const FlagDismissed = meta.story({
  name: 'Your report was dismissed: opens nothing',
  ...opens({ kind: 'flag_dismissed', heading: null, about: REPORT }),
});

export const FlagWarned = meta.story({
  name: 'Your report led to a warning: opens nothing',
  tags: ['no-picture'],
  ...opens({ kind: 'flag_warned', heading: null, about: REPORT }),
});

export const FlagRemoved = meta.story({
  name: 'Your report led to a removal: opens nothing',
  tags: ['no-picture'],
  ...opens({ kind: 'flag_removed', heading: null, about: REPORT }),
});

export const WarningAnswered = meta.story({
  name: 'A warned member answered: opens the report',
  tags: ['moderator'],
  ...opens({
    kind: 'warning_answered',
    heading: 'Admin Center',
    as: 'member-4',
    act: answerWarning,
  }),
});

export const DecisionUpheld = meta.story({
  name: 'Your decision was upheld: opens the decided appeals',
  tags: ['moderator'],
  ...opens({
    kind: 'decision_upheld',
    heading: 'Admin Center',
    as: 'member-4',
    act: appeal('upheld'),
  }),
});

export const DecisionOverturned = meta.story({
  name: 'Your decision was overturned: opens the decided appeals',
  tags: ['moderator'],
  ...opens({
    kind: 'decision_overturned',
    heading: 'Admin Center',
    as: 'member-4',
    act: appeal('overturned'),
  }),
});

export const EventRejected = meta.story({
  name: 'Your event was not approved: opens the reasons and the appeal',
  ...opens({
    kind: 'event_rejected',
    heading: 'Your content was not approved',
    about: DECISION,
    act: reject,
  }),
});

export const GroupRejected = meta.story({
  name: 'Your group was not approved: opens the reasons and the appeal',
  tags: ['no-picture'],
  ...opens({
    kind: 'group_rejected',
    heading: 'Your content was not approved',
    about: DECISION,
    act: reject,
  }),
});

export const ResourceRejected = meta.story({
  name: 'Your resource was not approved: opens the reasons and the appeal',
  tags: ['no-picture'],
  ...opens({
    kind: 'resource_rejected',
    heading: 'Your content was not approved',
    about: DECISION,
    act: reject,
  }),
});

export const ResourceApproved = meta.story({
  name: 'Your resource was published: opens the resource',
  ...opens({ kind: 'resource_approved', heading: RESOURCE.title, about: RESOURCE }),
});

export const ResourceEditedByStaff = meta.story({
  name: 'Your resource was changed: opens the resource',
  tags: ['no-picture'],
  ...opens({ kind: 'resource_edited_by_staff', heading: RESOURCE.title, about: RESOURCE }),
});

export const ResourceUnpublishedByStaff = meta.story({
  name: 'Your resource was taken out: opens the resource',
  tags: ['no-picture'],
  ...opens({ kind: 'resource_unpublished_by_staff', heading: RESOURCE.title, about: RESOURCE }),
});

export const ResourceDeletedByStaff = meta.story({
  name: 'Your resource was deleted: opens nothing',
  tags: ['no-picture'],
  ...opens({
    kind: 'resource_deleted_by_staff',
    heading: null,
    about: { ...RESOURCE, type: 'deleted' },
  }),
});

export const RevisionApproved = meta.story({
  name: 'Your change was approved: opens what was changed',
  tags: ['no-picture'],
  ...opens({ kind: 'revision_approved', heading: EVENT.title, about: EVENT }),
});

export const RevisionRejected = meta.story({
  name: 'Your change was not approved: opens what stays',
  tags: ['no-picture'],
  ...opens({ kind: 'revision_rejected', heading: EVENT.title, about: EVENT }),
});

export const MadeAdmin = meta.story({
  name: 'You became an admin: opens your profile',
  tags: ['no-picture'],
  ...opens({ kind: 'made_admin', heading: 'Siti Rahmawati', about: SELF }),
});

export const MadeModerator = meta.story({
  name: 'You became a moderator: opens your profile',
  tags: ['no-picture'],
  ...opens({ kind: 'made_moderator', heading: 'Siti Rahmawati', about: SELF }),
});

export const MadeUser = meta.story({
  name: 'You are no admin any more: opens your profile',
  tags: ['no-picture'],
  ...opens({ kind: 'made_user', heading: 'Siti Rahmawati', about: SELF }),
});

export const PasswordResetByAdmin = meta.story({
  name: 'An admin reset your password: opens your profile',
  tags: ['no-picture'],
  ...opens({ kind: 'password_reset_by_admin', heading: 'Siti Rahmawati', about: SELF }),
});

export const AccountReactivated = meta.story({
  name: 'Your account is active again: opens your profile',
  ...opens({ kind: 'account_reactivated', heading: 'Siti Rahmawati', about: SELF }),
});

export const MemberMadeAdmin = meta.story({
  name: 'A member became an admin: opens their profile',
  tags: ['admin'],
  ...opens({ kind: 'member_made_admin', heading: 'Budi Santoso', as: 'member-6', about: BUDI }),
});

export const MemberMadeModerator = meta.story({
  name: 'A member became a moderator: opens their profile',
  tags: ['admin', 'no-picture'],
  ...opens({ kind: 'member_made_moderator', heading: 'Budi Santoso', as: 'member-6', about: BUDI }),
});

export const MemberMadeUser = meta.story({
  name: 'A member is no admin any more: opens their profile',
  tags: ['admin', 'no-picture'],
  ...opens({ kind: 'member_made_user', heading: 'Budi Santoso', as: 'member-6', about: BUDI }),
});

export const MemberPasswordReset = meta.story({
  name: 'A password was reset: opens their profile',
  tags: ['admin', 'no-picture'],
  ...opens({ kind: 'member_password_reset', heading: 'Budi Santoso', as: 'member-6', about: BUDI }),
});

export const MemberReactivated = meta.story({
  name: 'An account was reactivated: opens their profile',
  tags: ['admin', 'no-picture'],
  ...opens({ kind: 'member_reactivated', heading: 'Budi Santoso', as: 'member-6', about: BUDI }),
});

export const MemberDeactivated = meta.story({
  name: 'An account was deactivated: opens nothing',
  tags: ['admin', 'no-picture'],
  ...opens({
    kind: 'member_deactivated',
    heading: null,
    as: 'member-6',
    about: { ...BUDI, type: 'deleted' },
  }),
});

export const MemberDeleted = meta.story({
  name: 'An account was deleted: opens nothing',
  tags: ['admin', 'no-picture'],
  ...opens({
    kind: 'member_deleted',
    heading: null,
    as: 'member-6',
    about: { ...BUDI, type: 'deleted' },
  }),
});
