import preview from '@saudagar/storybook/preview';
import { SessionRouter } from '../../../SessionRouter.tsx';
import {
  openedApp,
  openedAppDecorator,
  opens,
  startAtNotifications,
} from './openedApp.testing.tsx';

const OWN = { type: 'group', id: 'group-01', title: 'Perajin Batik Yogyakarta' };
const JOINED = { type: 'group', id: 'group-03', title: 'Mebel Jepara Menuju Dunia' };
const OTHER = { type: 'group', id: 'group-08', title: 'Fesyen Muslim Bandung' };
const INVITED = { type: 'group', id: 'group-06', title: 'Rempah Maluku: Petani ke Pembeli' };
const ASKED = { type: 'group', id: 'group-02', title: 'Ekspor Kain Bersama' };

/** Notifications of groups, each with the screen that it opens. */
const meta = preview.meta({
  title: 'What notifications open: groups',
  component: SessionRouter,
  tags: ['notification'],
  decorators: [openedAppDecorator],
  parameters: openedApp,
  beforeEach: startAtNotifications,
});

export const GroupJoinRequested = meta.story({
  name: 'Somebody asks to join your group: opens its requests',
  tags: ['group-admin'],
  ...opens({ kind: 'group_join_requested', heading: ASKED.title, about: ASKED, actor: 'member-3' }),
});

export const GroupRequestAccepted = meta.story({
  name: 'Your request to join was accepted: opens the group',
  ...opens({ kind: 'group_request_accepted', heading: JOINED.title, about: JOINED }),
});

export const GroupRequestDeclined = meta.story({
  name: 'Your request to join was declined: opens the group',
  ...opens({ kind: 'group_request_declined', heading: OTHER.title, about: OTHER }),
});

export const GroupInvited = meta.story({
  name: 'You were invited to a group: opens the group',
  ...opens({ kind: 'group_invited', heading: INVITED.title, about: INVITED, actor: 'member-6' }),
});

export const GroupInvitationAccepted = meta.story({
  name: 'Your invitation was accepted: opens the group',
  tags: ['group-admin'],
  ...opens({
    kind: 'group_invitation_accepted',
    heading: OWN.title,
    about: OWN,
    actor: 'member-3',
  }),
});

export const GroupJoined = meta.story({
  name: 'Somebody joined your group: opens its members',
  tags: ['group-admin'],
  ...opens({ kind: 'group_joined', heading: OWN.title, about: OWN, actor: 'member-3' }),
});

export const GroupPosted = meta.story({
  name: 'New posts in a group: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_posted', heading: JOINED.title, about: JOINED }),
});

export const GroupHandedOver = meta.story({
  name: 'You run a group now: opens the group',
  tags: ['group-admin', 'no-picture'],
  ...opens({ kind: 'group_handed_over', heading: OWN.title, about: OWN }),
});

export const GroupOffered = meta.story({
  name: 'You are offered to run a group: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_offered', heading: JOINED.title, about: JOINED, actor: 'member-2' }),
});

export const GroupRoleOffered = meta.story({
  name: 'You are offered to moderate a group: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_role_offered', heading: JOINED.title, about: JOINED, actor: 'member-2' }),
});

export const GroupOfferAccepted = meta.story({
  name: 'Your offer was accepted: opens the group',
  tags: ['group-admin', 'no-picture'],
  ...opens({ kind: 'group_offer_accepted', heading: OWN.title, about: OWN, actor: 'member-3' }),
});

export const GroupOfferDeclined = meta.story({
  name: 'Your offer was declined: opens the group',
  tags: ['group-admin', 'no-picture'],
  ...opens({ kind: 'group_offer_declined', heading: OWN.title, about: OWN, actor: 'member-3' }),
});

export const GroupRoleTaken = meta.story({
  name: 'You no longer moderate a group: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_role_taken', heading: JOINED.title, about: JOINED }),
});

export const GroupMemberRemoved = meta.story({
  name: 'You were removed from a group: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_member_removed', heading: OTHER.title, about: OTHER }),
});

export const GroupMemberBanned = meta.story({
  name: 'You were banned from a group: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_member_banned', heading: OTHER.title, about: OTHER }),
});

export const GroupApproved = meta.story({
  name: 'Your group was approved: opens the group',
  tags: ['group-admin', 'no-picture'],
  ...opens({ kind: 'group_approved', heading: OWN.title, about: OWN }),
});

export const GroupClosed = meta.story({
  name: 'A group was closed: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_closed', heading: JOINED.title, about: JOINED, actor: 'member-2' }),
});

export const GroupReopened = meta.story({
  name: 'A group was reopened: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_reopened', heading: JOINED.title, about: JOINED, actor: 'member-2' }),
});

export const GroupOpened = meta.story({
  name: 'A group became public: opens the group',
  tags: ['no-picture'],
  ...opens({ kind: 'group_opened', heading: JOINED.title, about: JOINED, actor: 'member-2' }),
});

export const GroupOpenedWithPosts = meta.story({
  name: 'A group became public with its posts: opens the group',
  tags: ['no-picture'],
  ...opens({
    kind: 'group_opened_with_posts',
    heading: JOINED.title,
    about: JOINED,
    actor: 'member-2',
  }),
});

export const GroupRemoved = meta.story({
  name: 'A group was removed: opens nothing',
  ...opens({ kind: 'group_removed', heading: null, about: { ...JOINED, type: 'deleted' } }),
});

export const GroupEditedByStaff = meta.story({
  name: 'A moderator changed your group: opens the group',
  tags: ['group-admin', 'no-picture'],
  ...opens({ kind: 'group_edited_by_staff', heading: OWN.title, about: OWN }),
});
