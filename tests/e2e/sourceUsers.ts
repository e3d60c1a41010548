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
