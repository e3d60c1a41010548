import type { Talker } from './talkers.ts';

/** The participants: the notified member, two others, and the administrator's calls. */
export interface SourceUsers {
  me: Talker;
  budi: Talker;
  dewi: Talker;
  admin: Talker['ask'];
}

/**
 * Causes one notification of a kind for `me`, with a unique title. Groups and events of new members
 * are pending here.
 */
export type Source = (users: SourceUsers, title: string) => Promise<unknown>;

/** Approves or rejects what waits, as the administrator. */
export const decide = (
  { admin }: SourceUsers,
  type: 'group' | 'event' | 'resource',
  id: string,
  action: 'approve' | 'reject' = 'approve',
) => admin('PUT', `/api/admin/approve-content/${type}/${id}?action=${action}`);
