import type { SourceUsers } from './sourceUsers.ts';
import type { Talker } from './talkers.ts';

interface Made {
  id: string;
}

/** Approves or rejects what waits for it. */
export const decide = (
  { admin }: SourceUsers,
  type: 'group' | 'event' | 'resource',
  id: string,
  action: 'approve' | 'reject' = 'approve',
) => admin('PUT', `/api/admin/approve-content/${type}/${id}?action=${action}`);

/** A private, approved group. */
export async function gather(users: SourceUsers, by: Talker, name: string): Promise<string> {
  const body = { name, description: 'Tempat bertukar kabar.', group_type: 'private' };
  const { id } = await by.ask<Made>('POST', '/api/groups', body);
  await decide(users, 'group', id);
  return id;
}

/** A private group of another member, to which the member belongs. */
export async function belong(users: SourceUsers, title: string): Promise<string> {
  const id = await gather(users, users.budi, title);
  await users.budi.ask('POST', `/api/groups/${id}/invitations`, { user_id: users.me.id });
  await users.me.ask('POST', `/api/groups/${id}/invitation/accept`);
  return id;
}

/** Makes a private group public. */
export const openUp = (by: Talker, id: string, name: string, opens_old_posts?: boolean) => {
  const body = { name, description: 'Tempat bertukar kabar.', group_type: 'public' };
  return by.ask('PUT', `/api/groups/${id}`, { ...body, opens_old_posts });
};
