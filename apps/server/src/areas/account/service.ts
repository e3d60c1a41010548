import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { ServiceParts } from '../area.ts';
import { archiveOf, deactivateMember, deleteMember } from '../memberData.ts';
import { createKnownDevices, type KnownDevices } from './knownDevices.ts';
import { createMembers, type Deactivation, type Members } from './members.ts';
import { createOwnArchives, type OwnArchives } from './ownArchive.ts';
import { createPasswordLinks, type PasswordLinks } from './passwordLinks.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createProfilePhotos, type ProfilePhotos } from './profilePhotos.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createSessions, type Sessions } from './sessions.ts';

export interface AccountService {
  readonly members: Members;
  readonly passwords: Passwords;
  readonly passwordLinks: PasswordLinks;
  readonly sessions: Sessions;
  readonly knownDevices: KnownDevices;
  readonly photos: ProfilePhotos;
  readonly profiles: Profiles;
  readonly ownArchives: OwnArchives;
  /** Deactivates a member, and ends what they run, in the caller's transaction. */
  shutOut(
    write: Database,
    publish: Publish,
    memberId: string,
    deactivation: Deactivation,
  ): Promise<void>;
  /**
   * Deletes a member with all their data, after `first` in the same transaction.
   * @throws Refusal 409 for the last admin
   */
  leave(
    community: Community,
    memberId: string,
    first?: (write: Database, publish: Publish) => Promise<void>,
  ): Promise<void>;
}

declare module '../../community.ts' {
  interface Community extends AccountService {}
}

export function createAccount(parts: ServiceParts): AccountService {
  const { db, blobs, now, fanOut, areas, passwordCost } = parts;
  const passwords = createPasswords(passwordCost);
  return {
    passwords,
    passwordLinks: createPasswordLinks(parts, passwords),
    members: createMembers({ db, now, fanOut, passwords }),
    sessions: createSessions(db, now, fanOut),
    knownDevices: createKnownDevices(db, now),
    photos: createProfilePhotos(fanOut, blobs),
    profiles: createProfiles(db, now, fanOut),
    ownArchives: createOwnArchives({
      db,
      blobs,
      now,
      archiveOf: (memberId) => archiveOf(areas, db, memberId),
    }),
    shutOut: (...deactivated) => deactivateMember(parts, ...deactivated),
    leave: (community, memberId, first) => deleteMember(areas, community, memberId, first),
  };
}
