import type { ServiceParts } from '../area.ts';
import { createMembers, type Members } from './members.ts';
import { createPasswordLinks, type PasswordLinks } from './passwordLinks.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createProfilePhotos, type ProfilePhotos } from './profilePhotos.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** The stores of accounts. */
export interface AccountService {
  readonly members: Members;
  readonly passwords: Passwords;
  readonly passwordLinks: PasswordLinks;
  readonly sessions: Sessions;
  readonly photos: ProfilePhotos;
}

declare module '../../community.ts' {
  interface Community extends AccountService {}
}

export function createAccount(parts: ServiceParts): AccountService {
  const { db, blobs, now, fanOut, passwordCost } = parts;
  const passwords = createPasswords(passwordCost);
  return {
    passwords,
    passwordLinks: createPasswordLinks(parts, passwords),
    members: createMembers({ db, now, fanOut, passwords }),
    sessions: createSessions(db, now, fanOut),
    photos: createProfilePhotos(db, blobs),
  };
}
