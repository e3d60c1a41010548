import type { Profile } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Whose profile is read: a member's id, or `@` and their username; null for the reader's own. */
export interface ProfileQuery {
  member: string | null;
}

/** A profile (ACCT-065, ACCT-137). */
export const profileMachine = readMachine<ProfileQuery, Profile>({ id: 'profile' });
