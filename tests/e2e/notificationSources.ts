import { announce } from './communityEvents.ts';
import { GROUP_SOURCES } from './groupSources.ts';
import { SAMPLE_RESOURCE } from './library.ts';
import { flagPost } from './moderation.ts';
import { decide, type Source, type SourceUsers } from './sourceUsers.ts';
import type { Talker } from './talkers.ts';
import { TENDER_SOURCES } from './tenderSources.ts';

interface Made {
  id: string;
}

const write = (by: Talker, content: string) =>
  by.ask<Made>('POST', '/api/posts', { content, post_type: 'text' });
const comment = (by: Talker, post: string, content: string, answered?: string) =>
  by.ask<Made>('POST', `/api/posts/${post}/comments`, { content, parent_comment_id: answered });

/** An approved event for which the member is registered. */
async function attended(users: SourceUsers, title: string, dates?: object): Promise<string> {
  const id = await announce(users.budi, title, { ...dates });
  await decide(users, 'event', id);
  await users.me.ask('POST', `/api/events/${id}/register`, {});
  return id;
}

/** Dates of an event that starts in so many seconds. */
const startingIn = (seconds: number) => ({
  start_date: new Date(Date.now() + seconds * 1000).toISOString(),
  end_date: new Date(Date.now() + (seconds + 7200) * 1000).toISOString(),
});

/** A report by the member about a post of Dewi's, decided. */
async function report({ me, dewi, admin }: SourceUsers, title: string, action: string) {
  const flag = await flagPost(me, (await write(dewi, title)).id);
  await admin('POST', '/api/admin/flags/review', { ids: [flag], action });
  return flag;
}

/** A report by Dewi about a post of the member's, decided. */
async function reported({ me, dewi, admin }: SourceUsers, title: string, action: string) {
  const flag = await flagPost(dewi, (await write(me, title)).id);
  await admin('POST', '/api/admin/flags/review', { ids: [flag], action });
  return flag;
}

type Outcome = 'upheld' | 'overturned';

/** Reads the subject of a member's notification of a kind, and appeals the decision. */
async function appeal(by: Talker, kind: string): Promise<string> {
  const notifications = await by.ask<{ kind: string; subject: Made }[]>(
    'GET',
    '/api/notifications',
  );
  const id = notifications.find((one) => one.kind === kind)?.subject.id ?? '';
  await by.ask('PUT', `/api/moderation-decisions/${id}/appeal`, { text: 'Mohon dilihat lagi.' });
  return id;
}

/** A removal of the member's post, whose appeal another than its decider decides. */
async function appealed(users: SourceUsers, title: string, outcome: Outcome) {
  const { me, budi } = users;
  await reported(users, title, 'remove_content');
  const id = await appeal(me, 'content_removed');
  await setRole(users, budi.id, 'admin');
  await budi.ask('POST', `/api/admin/appeals/${id}/decision`, { outcome });
  await setRole(users, budi.id, 'user');
}

/** A removal by the member, a moderator, whose appeal the administrator decides. */
async function reviewedAgain(
  { me, budi, dewi, admin }: SourceUsers,
  title: string,
  outcome: Outcome,
) {
  const flag = await flagPost(budi, (await write(dewi, title)).id);
  await me.ask('POST', '/api/admin/flags/review', { ids: [flag], action: 'remove_content' });
  const id = await appeal(dewi, 'content_removed');
  await admin('POST', `/api/admin/appeals/${id}/decision`, { outcome });
}

const submit = async (users: SourceUsers, title: string, action: 'approve' | 'reject') => {
  const body = { ...SAMPLE_RESOURCE, title };
  const { id } = await users.me.ask<Made>('POST', '/api/admin/resources', body);
  await decide(users, 'resource', id, action);
};

/** A resource of the member's, who is a moderator, published. */
const published = async (users: SourceUsers, title: string): Promise<string> => {
  const body = { ...SAMPLE_RESOURCE, title };
  const { id } = await users.me.ask<Made>('POST', '/api/admin/resources', body);
  await decide(users, 'resource', id);
  return id;
};

/** An edit of a published resource of the member's, decided. */
const revise = async (users: SourceUsers, title: string, action: 'approve' | 'reject') => {
  const id = await published(users, title);
  const body = { ...SAMPLE_RESOURCE, title, description: 'Panduan yang sudah diperbaiki.' };
  await users.me.ask('PUT', `/api/admin/resources/${id}`, body);
  await decide(users, 'resource', id, action);
};

/** A new account with the name. */
async function register({ budi }: SourceUsers, full_name: string): Promise<string> {
  const name = crypto.randomUUID().slice(0, 8);
  const { user } = await budi.ask<{ user: Made }>('POST', '/api/auth/register', {
    ...{ full_name, email: `${name}@example.com`, username: `akun_${name}` },
    password: 'kain-tenun-88',
  });
  return user.id;
}

const setActive = (users: SourceUsers, id: string, is_active: boolean) =>
  users.admin('PUT', `/api/admin/users/${id}/status`, { is_active });

const setRole = (users: SourceUsers, id: string, role: 'admin' | 'user') =>
  users.admin('PUT', `/api/admin/users/${id}/role`, { role });

/**
 * Sources by area and kind, in an order in which none prevents the next. Under `moderators` the
 * member is one.
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
  groups: GROUP_SOURCES,
  events: {
    event_changed: async (users, title) => {
      const id = await attended(users, title);
      const body = { location: 'Surakarta', edit_reason: 'Gedung penuh.' };
      await users.budi.ask('PUT', `/api/events/${id}`, body);
    },
    event_changed_by_staff: async (users, title) => {
      const id = await attended(users, title);
      const body = { location: 'Surakarta', edit_reason: 'Gedung penuh.' };
      await users.admin('PUT', `/api/events/${id}`, body);
    },
    event_cancelled: async (users, title) => {
      const id = await attended(users, title);
      const body = { status: 'cancelled', edit_reason: 'Hujan lebat.' };
      await users.budi.ask('PUT', `/api/events/${id}`, body);
    },
    event_returned: async (users, title) => {
      const id = await attended(users, title);
      for (const status of ['cancelled', 'active'])
        await users.budi.ask('PUT', `/api/events/${id}`, { status });
    },
    event_deleted: async (users, title) => {
      const id = await attended(users, title);
      await users.admin('DELETE', `/api/events/${id}`);
    },
    event_registered: async (users, title) => {
      const id = await announce(users.me, title);
      await decide(users, 'event', id);
      await users.budi.ask('POST', `/api/events/${id}/register`, {});
    },
    event_organizer_added: async (users, title) => {
      const id = await announce(users.budi, title);
      await decide(users, 'event', id);
      await users.budi.ask('PUT', `/api/events/${id}/organizers/${users.me.id}`);
    },
    event_organizer_removed: async (users, title) => {
      const id = await announce(users.budi, title);
      await decide(users, 'event', id);
      for (const method of ['PUT', 'DELETE'] as const)
        await users.budi.ask(method, `/api/events/${id}/organizers/${users.me.id}`);
    },
    // A moment after it: who registers later is not reminded.
    event_day_reminder: (users, title) => attended(users, title, startingIn(24 * 3600 + 5)),
    event_hour_reminder: (users, title) => attended(users, title, startingIn(3600 + 5)),
    event_moved_up: async (users, title) => {
      const id = await announce(users.budi, title, { max_attendees: 1 });
      await decide(users, 'event', id);
      for (const one of [users.dewi, users.me])
        await one.ask('POST', `/api/events/${id}/register`, {});
      await users.dewi.ask('DELETE', `/api/events/${id}/register`);
    },
    event_message: async (users, title) => {
      const id = await attended(users, title);
      await users.budi.ask('POST', `/api/events/${id}/messages`, { text: 'Bawa sampel.' });
    },
    event_approved: async (users, title) => decide(users, 'event', await announce(users.me, title)),
    event_rejected: async (users, title) =>
      decide(users, 'event', await announce(users.me, title), 'reject'),
    event_edited_by_staff: async (users, title) => {
      const id = await announce(users.me, title);
      await decide(users, 'event', id);
      const body = { location: 'Surakarta', edit_reason: 'Gedung penuh.' };
      await users.admin('PUT', `/api/events/${id}`, body);
    },
    event_returned_by_staff: async (users, title) => {
      const id = await announce(users.me, title);
      await decide(users, 'event', id);
      await users.me.ask('PUT', `/api/events/${id}`, { status: 'cancelled' });
      const body = { status: 'active', edit_reason: 'Gedung tersedia lagi.' };
      await users.admin('PUT', `/api/events/${id}`, body);
    },
    event_cancelled_by_staff: async (users, title) => {
      const id = await announce(users.me, title);
      await decide(users, 'event', id);
      const body = { status: 'cancelled', edit_reason: 'Hujan lebat.' };
      await users.admin('PUT', `/api/events/${id}`, body);
    },
  },
  tenders: TENDER_SOURCES,
  admin: {
    flag_dismissed: (users, title) => report(users, title, 'dismiss'),
    flag_warned: (users, title) => report(users, title, 'warn_user'),
    flag_removed: (users, title) => report(users, title, 'remove_content'),
    warned: async (users, title) => void (await reported(users, title, 'warn_user')),
    content_removed: async (users, title) => void (await reported(users, title, 'remove_content')),
    content_restored: async (users, title) => {
      const flag = await reported(users, title, 'remove_content');
      await users.admin('POST', `/api/admin/flags/${flag}/restore`);
    },
    appeal_upheld: (users, title) => appealed(users, title, 'upheld'),
    appeal_overturned: (users, title) => appealed(users, title, 'overturned'),
  },
  accounts: {
    made_admin: (users) => setRole(users, users.me.id, 'admin'),
    member_made_admin: async (users, title) =>
      setRole(users, await register(users, title), 'admin'),
    member_made_user: async (users, title) => {
      const id = await register(users, title);
      await setRole(users, id, 'admin');
      await setRole(users, id, 'user');
    },
    member_password_reset: async (users, title) => {
      const id = await register(users, title);
      await users.admin('POST', `/api/admin/users/${id}/reset-password`);
    },
    member_deactivated: async (users, title) =>
      setActive(users, await register(users, title), false),
    member_reactivated: async (users, title) => {
      const id = await register(users, title);
      await setActive(users, id, false);
      await setActive(users, id, true);
    },
    member_deleted: async (users, title) =>
      users.admin('DELETE', `/api/admin/users/${await register(users, title)}?permanent=true`),
    made_user: (users) => setRole(users, users.me.id, 'user'),
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
    decision_upheld: (users, title) => reviewedAgain(users, title, 'upheld'),
    decision_overturned: (users, title) => reviewedAgain(users, title, 'overturned'),
    resource_approved: (users, title) => submit(users, title, 'approve'),
    resource_rejected: (users, title) => submit(users, title, 'reject'),
    revision_approved: (users, title) => revise(users, title, 'approve'),
    revision_rejected: (users, title) => revise(users, title, 'reject'),
    resource_edited_by_staff: async (users, title) => {
      const id = await published(users, title);
      await users.admin('PUT', `/api/admin/resources/${id}`, { ...SAMPLE_RESOURCE, title });
    },
    resource_unpublished_by_staff: async (users, title) =>
      users.admin('PUT', `/api/admin/resources/${await published(users, title)}/unpublish`),
    resource_deleted_by_staff: async (users, title) =>
      users.admin('DELETE', `/api/admin/resources/${await published(users, title)}`),
  },
};
