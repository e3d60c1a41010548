import { decide, type Source, type SourceUsers } from './sourceUsers.ts';
import { join, type Talker } from './talkers.ts';

interface Made {
  id: string;
}

/** A private, approved group. */
async function gather(users: SourceUsers, by: Talker, name: string): Promise<string> {
  const body = { name, description: 'Tempat bertukar kabar.', group_type: 'private' };
  const { id } = await by.ask<Made>('POST', '/api/groups', body);
  await decide(users, 'group', id);
  return id;
}

/** A private group of another member, to which the member belongs. */
async function belong(users: SourceUsers, title: string): Promise<string> {
  const id = await gather(users, users.budi, title);
  await users.budi.ask('POST', `/api/groups/${id}/invitations`, { user_id: users.me.id });
  await users.me.ask('POST', `/api/groups/${id}/invitation/accept`);
  return id;
}

/** Makes a private group public. */
const openUp = (by: Talker, id: string, name: string, opens_old_posts?: boolean) => {
  const body = { name, description: 'Tempat bertukar kabar.', group_type: 'public' };
  return by.ask('PUT', `/api/groups/${id}`, { ...body, opens_old_posts });
};

/** Budi offers the member to be a moderator of his group, or takes that role back. */
const nameModerator = ({ budi, me }: SourceUsers, id: string, role: 'moderator' | 'member') =>
  budi.ask('PUT', `/api/groups/${id}/members/${me.id}/role`, { role });

/** Budi answers the offer to run a group of the member's. */
async function answerOffer(users: SourceUsers, title: string, answer: 'accept' | 'decline') {
  const { me, budi } = users;
  const id = await belong({ ...users, me: budi, budi: me }, title);
  await me.ask('POST', `/api/groups/${id}/hand-over`, { user_id: budi.id });
  const body = answer === 'accept' ? { role: 'admin' } : undefined;
  await budi.ask('POST', `/api/groups/${id}/offer/${answer}`, body);
}

/** How each kind of notification about groups comes to be. */
export const GROUP_SOURCES: Readonly<Record<string, Source>> = {
  group_approved: (users, title) => gather(users, users.me, title),
  group_rejected: async (users, title) => {
    const body = { name: title, description: 'Tempat bertukar kabar.' };
    const { id } = await users.me.ask<Made>('POST', '/api/groups', body);
    await decide(users, 'group', id, 'reject');
  },
  group_join_requested: async (users, title) =>
    users.budi.ask('POST', `/api/groups/${await gather(users, users.me, title)}/join`),
  group_request_accepted: async (users, title) => {
    const id = await gather(users, users.budi, title);
    await users.me.ask('POST', `/api/groups/${id}/join`);
    await users.budi.ask('POST', `/api/groups/${id}/requests/${users.me.id}/accept`);
  },
  group_request_declined: async (users, title) => {
    const id = await gather(users, users.budi, title);
    await users.me.ask('POST', `/api/groups/${id}/join`);
    await users.budi.ask('POST', `/api/groups/${id}/requests/${users.me.id}/decline`);
  },
  group_invited: async (users, title) => {
    const id = await gather(users, users.budi, title);
    await users.budi.ask('POST', `/api/groups/${id}/invitations`, { user_id: users.me.id });
  },
  group_invitation_accepted: async (users, title) => {
    const id = await gather(users, users.me, title);
    await users.me.ask('POST', `/api/groups/${id}/invitations`, { user_id: users.dewi.id });
    await users.dewi.ask('POST', `/api/groups/${id}/invitation/accept`);
  },
  group_joined: async (users, title) => {
    const id = await gather(users, users.me, title);
    await openUp(users.me, id, title);
    await users.dewi.ask('POST', `/api/groups/${id}/join`);
  },
  group_posted: async (users, title) => {
    const id = await belong(users, title);
    await users.budi.ask('POST', `/api/groups/${id}/posts`, { content: 'Harga malam naik' });
  },
  group_handed_over: async (users, title) => {
    const founder = await join(users.budi.address, 'Pendiri Grup');
    await belong({ ...users, budi: founder }, title);
    await users.admin('DELETE', `/api/admin/users/${founder.id}?permanent=true`);
  },
  group_offered: async (users, title) => {
    const id = await belong(users, title);
    await users.budi.ask('POST', `/api/groups/${id}/hand-over`, { user_id: users.me.id });
  },
  group_role_offered: async (users, title) => {
    const id = await belong(users, title);
    await nameModerator(users, id, 'moderator');
  },
  group_offer_accepted: async (users, title) => answerOffer(users, title, 'accept'),
  group_offer_declined: async (users, title) => answerOffer(users, title, 'decline'),
  group_role_taken: async (users, title) => {
    const id = await belong(users, title);
    await nameModerator(users, id, 'moderator');
    await users.me.ask('POST', `/api/groups/${id}/offer/accept`, { role: 'moderator' });
    await nameModerator(users, id, 'member');
  },
  group_member_removed: async (users, title) => {
    const id = await belong(users, title);
    await users.budi.ask('DELETE', `/api/groups/${id}/members/${users.me.id}`);
  },
  group_member_banned: async (users, title) => {
    const id = await belong(users, title);
    await users.budi.ask('DELETE', `/api/groups/${id}/members/${users.me.id}?ban=true`);
  },
  group_closed: async (users, title) =>
    users.budi.ask('POST', `/api/groups/${await belong(users, title)}/close`),
  group_reopened: async (users, title) => {
    const id = await belong(users, title);
    for (const act of ['close', 'reopen']) await users.budi.ask('POST', `/api/groups/${id}/${act}`);
  },
  group_opened: async (users, title) => openUp(users.budi, await belong(users, title), title),
  group_opened_with_posts: async (users, title) =>
    openUp(users.budi, await belong(users, title), title, true),
  group_edited_by_staff: async (users, title) => {
    const id = await gather(users, users.me, title);
    const body = { name: title, description: 'Tempat bertukar kabar dan harga.' };
    await users.admin('PUT', `/api/groups/${id}`, body);
  },
  group_removed: async (users, title) => {
    const id = await belong(users, title);
    const flagged = { content_type: 'group', content_id: id, reason: 'spam' };
    const flag = await users.dewi.ask<Made>('POST', '/api/admin/flags', flagged);
    await users.admin('POST', '/api/admin/flags/review', {
      ids: [flag.id],
      action: 'remove_content',
    });
  },
};
