import { announce } from './communityEvents.ts';
import { bid, postTender } from './communityTenders.ts';
import { SAMPLE_RESOURCE } from './library.ts';
import { flagPost } from './moderation.ts';
import type { Talker } from './talkers.ts';

/** Who takes part: the member who is told, two others, and the administrator's calls. */
export interface SourceCast {
  me: Talker;
  budi: Talker;
  dewi: Talker;
  admin: Talker['ask'];
}

/**
 * What makes one notification of a kind for `me`, under a title that no other has. Groups and events
 * of new members wait here for approval.
 */
type Source = (cast: SourceCast, title: string) => Promise<unknown>;

interface Made {
  id: string;
}

const write = (by: Talker, content: string) =>
  by.ask<Made>('POST', '/api/posts', { content, post_type: 'text' });
const comment = (by: Talker, post: string, content: string, answered?: string) =>
  by.ask<Made>('POST', `/api/posts/${post}/comments`, { content, parent_comment_id: answered });

const decide = (
  { admin }: SourceCast,
  type: 'group' | 'event' | 'resource',
  id: string,
  action: 'approve' | 'reject' = 'approve',
) => admin('PUT', `/api/admin/approve-content/${type}/${id}?action=${action}`);

/** A private group that is approved. */
async function gather(cast: SourceCast, by: Talker, name: string): Promise<string> {
  const body = { name, description: 'Tempat bertukar kabar.', group_type: 'private' };
  const { id } = await by.ask<Made>('POST', '/api/groups', body);
  await decide(cast, 'group', id);
  return id;
}

/** An event that is approved and for which the member is registered. */
async function attended(cast: SourceCast, title: string): Promise<string> {
  const id = await announce(cast.budi, title);
  await decide(cast, 'event', id);
  await cast.me.ask('POST', `/api/events/${id}/register`, {});
  return id;
}

/** A tender of Budi's on which the member has bid, and its bid. */
async function bidOn({ me, budi }: SourceCast, title: string) {
  const tender = await postTender(budi, title);
  return { tender, proposal: await bid(me, tender) };
}

const decideBid = async (cast: SourceCast, title: string, status: string) => {
  const { tender, proposal } = await bidOn(cast, title);
  const path = `/api/tenders/${tender}/proposals/${proposal}/status`;
  await cast.budi.ask('PUT', path, { status, feedback: 'Mohon dijelaskan.' });
};

/** A report of the member's about a post of Dewi's, decided. */
async function report({ me, dewi, admin }: SourceCast, title: string, action: string) {
  const flag = await flagPost(me, (await write(dewi, title)).id);
  await admin('POST', '/api/admin/flags/review', { ids: [flag], action });
}

/** A post of the member's that Dewi reports, decided. */
async function reported({ me, dewi, admin }: SourceCast, title: string, action: string) {
  const flag = await flagPost(dewi, (await write(me, title)).id);
  await admin('POST', '/api/admin/flags/review', { ids: [flag], action });
}

const submit = async (cast: SourceCast, title: string, action: 'approve' | 'reject') => {
  const body = { ...SAMPLE_RESOURCE, title };
  const { id } = await cast.me.ask<Made>('POST', '/api/admin/resources', body);
  await decide(cast, 'resource', id, action);
};

/**
 * By area and kind, in an order in which one does not stand in the way of the next. Under
 * `moderators` the member is one.
 */
export const SOURCES: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  posts: {
    post_liked: async ({ me, budi }, title) =>
      budi.ask('POST', `/api/posts/${(await write(me, title)).id}/like`, { liked: true }),
    post_commented: async ({ me, budi }, title) =>
      comment(budi, (await write(me, title)).id, 'Berapa harganya?'),
    comment_replied: async ({ me, budi, dewi }, title) => {
      const { id } = await write(dewi, title);
      const asked = await comment(me, id, 'Ada sampel?');
      await comment(budi, id, 'Ada.', asked.id);
    },
    mentioned_in_post: ({ me, budi }, title) => write(budi, `${title} @${me.username}`),
    mentioned_in_comment: async ({ me, budi, dewi }, title) =>
      comment(budi, (await write(dewi, title)).id, `Lihat ini, @${me.username}`),
  },
  network: {
    connection_requested: ({ me, budi }) =>
      budi.ask('POST', `/api/users/${me.id}/connection-request`),
    connection_accepted: async ({ me, dewi }) => {
      await me.ask('POST', `/api/users/${dewi.id}/connection-request`);
      const asked = await dewi.ask<{ connection_id: string }[]>(
        'GET',
        '/api/connections/pending-requests',
      );
      await dewi.ask('PUT', `/api/connections/${asked[0]?.connection_id}/accept`);
    },
    invitation_accepted: async ({ me, budi }) => {
      const body = { invited_email: `${crypto.randomUUID()}@example.com` };
      const { code } = await me.ask<{ code: string }>('POST', '/api/invitations', body);
      await budi.ask('POST', '/api/invitations/accept', { code });
    },
  },
  groups: {
    group_approved: (cast, title) => gather(cast, cast.me, title),
    group_rejected: async (cast, title) => {
      const body = { name: title, description: 'Tempat bertukar kabar.' };
      const { id } = await cast.me.ask<Made>('POST', '/api/groups', body);
      await decide(cast, 'group', id, 'reject');
    },
    group_join_requested: async (cast, title) =>
      cast.budi.ask('POST', `/api/groups/${await gather(cast, cast.me, title)}/join`),
    group_request_accepted: async (cast, title) => {
      const id = await gather(cast, cast.budi, title);
      await cast.me.ask('POST', `/api/groups/${id}/join`);
      await cast.budi.ask('POST', `/api/groups/${id}/requests/${cast.me.id}/accept`);
    },
    group_request_declined: async (cast, title) => {
      const id = await gather(cast, cast.budi, title);
      await cast.me.ask('POST', `/api/groups/${id}/join`);
      await cast.budi.ask('POST', `/api/groups/${id}/requests/${cast.me.id}/decline`);
    },
    group_invited: async (cast, title) => {
      const id = await gather(cast, cast.budi, title);
      await cast.budi.ask('POST', `/api/groups/${id}/invitations`, { user_id: cast.me.id });
    },
    group_invitation_accepted: async (cast, title) => {
      const id = await gather(cast, cast.me, title);
      await cast.me.ask('POST', `/api/groups/${id}/invitations`, { user_id: cast.dewi.id });
      await cast.dewi.ask('POST', `/api/groups/${id}/invitation/accept`);
    },
    group_handed_over: async (cast, title) => {
      const id = await gather(cast, cast.budi, title);
      await cast.budi.ask('POST', `/api/groups/${id}/invitations`, { user_id: cast.me.id });
      await cast.me.ask('POST', `/api/groups/${id}/invitation/accept`);
      await cast.budi.ask('POST', `/api/groups/${id}/hand-over`, { user_id: cast.me.id });
    },
  },
  events: {
    event_changed: async (cast, title) => {
      const id = await attended(cast, title);
      const body = { location: 'Surakarta', edit_reason: 'Gedung penuh.' };
      await cast.budi.ask('PUT', `/api/events/${id}`, body);
    },
    event_cancelled: async (cast, title) => {
      const id = await attended(cast, title);
      const body = { status: 'cancelled', edit_reason: 'Hujan lebat.' };
      await cast.budi.ask('PUT', `/api/events/${id}`, body);
    },
    event_deleted: async (cast, title) => {
      const id = await attended(cast, title);
      await cast.admin('DELETE', `/api/events/${id}`);
    },
    event_moved_up: async (cast, title) => {
      const id = await announce(cast.budi, title, { max_attendees: 1 });
      await decide(cast, 'event', id);
      for (const one of [cast.dewi, cast.me])
        await one.ask('POST', `/api/events/${id}/register`, {});
      await cast.dewi.ask('DELETE', `/api/events/${id}/register`);
    },
    event_message: async (cast, title) => {
      const id = await attended(cast, title);
      await cast.budi.ask('POST', `/api/events/${id}/messages`, { text: 'Bawa sampel.' });
    },
    event_approved: async (cast, title) => decide(cast, 'event', await announce(cast.me, title)),
    event_rejected: async (cast, title) =>
      decide(cast, 'event', await announce(cast.me, title), 'reject'),
  },
  tenders: {
    proposal_received: async ({ me, budi }, title) => bid(budi, await postTender(me, title)),
    sealed_proposal_received: async ({ me, budi }, title) =>
      bid(budi, await postTender(me, title, { sealed: true })),
    proposal_answered: async ({ me, budi }, title) => {
      const tender = await postTender(me, title);
      const path = `/api/tenders/${tender}/proposals/${await bid(budi, tender)}`;
      const body = { status: 'needs_clarification', feedback: 'Kayu apa?' };
      await me.ask('PUT', `${path}/status`, body);
      await budi.ask('POST', `${path}/answer`, { text: 'Jati.' });
    },
    proposal_accepted: (cast, title) => decideBid(cast, title, 'accepted'),
    proposal_rejected: (cast, title) => decideBid(cast, title, 'rejected'),
    proposal_under_review: (cast, title) => decideBid(cast, title, 'under_review'),
    proposal_needs_clarification: (cast, title) => decideBid(cast, title, 'needs_clarification'),
    tender_closed: async (cast, title) => {
      const { tender } = await bidOn(cast, title);
      await cast.budi.ask('PUT', `/api/tenders/${tender}/status`, { status: 'closed' });
    },
    tender_deleted: async (cast, title) => {
      const { tender } = await bidOn(cast, title);
      await cast.budi.ask('DELETE', `/api/tenders/${tender}`);
    },
  },
  admin: {
    flag_dismissed: (cast, title) => report(cast, title, 'dismiss'),
    flag_warned: (cast, title) => report(cast, title, 'warn_user'),
    flag_removed: (cast, title) => report(cast, title, 'remove_content'),
    warned: (cast, title) => reported(cast, title, 'warn_user'),
    content_removed: (cast, title) => reported(cast, title, 'remove_content'),
  },
  moderators: {
    warning_answered: async ({ me, budi, dewi }, title) => {
      const flag = await flagPost(budi, (await write(dewi, title)).id);
      await me.ask('POST', '/api/admin/flags/review', { ids: [flag], action: 'warn_user' });
      const notifications = await dewi.ask<{ kind: string; subject: Made }[]>(
        'GET',
        '/api/notifications',
      );
      const warning = notifications.find(({ kind }) => kind === 'warned')?.subject.id;
      await dewi.ask('PUT', `/api/warnings/${warning}/answer`, { answer: 'Maaf.' });
    },
    resource_approved: (cast, title) => submit(cast, title, 'approve'),
    resource_rejected: (cast, title) => submit(cast, title, 'reject'),
  },
};
