import { createMembers, type Members } from './accounts/members.ts';
import { createPasswords, type PasswordCost, type Passwords } from './accounts/passwords.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import { type Connections, createConnections } from './connections/connections.ts';
import type { Database } from './database/schema.ts';
import type { Blobs } from './files/blobs.ts';
import { createFiles, type Files } from './files/files.ts';
import { createProfilePhotos, type ProfilePhotos } from './files/profilePhotos.ts';
import { createSigner, type Signer } from './files/signing.ts';
import { createFlags, type Flags } from './flags/flags.ts';
import type { Limits } from './limits/limits.ts';
import { createRateLimits, type RateLimits } from './limits/rateLimits.ts';
import { createLocalFanOut, type FanOut } from './messages/fanOut.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import { createRooms, type Rooms } from './messages/rooms.ts';
import { type Comments, createComments } from './posts/comments.ts';
import { createPopularity } from './posts/popularity.ts';
import { createPosts, type Posts } from './posts/posts.ts';
import { createSuggestions, type Suggestions } from './suggestions/suggestions.ts';

/**
 * Everything the community keeps and what can be done with it, apart from HTTP. Routes, the demo
 * and the commands all act through it; refusals are thrown as `Refusal`.
 */
export interface Community {
  readonly db: Database;
  readonly blobs: Blobs;
  readonly signer: Signer;
  /** The present moment. */
  readonly now: () => Date;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly posts: Posts;
  readonly comments: Comments;
  readonly files: Files;
  readonly photos: ProfilePhotos;
  readonly flags: Flags;
  readonly connections: Connections;
  readonly rooms: Rooms;
  readonly messages: Messages;
  /** Tells every process what happened. */
  readonly fanOut: FanOut;
  readonly rateLimits: RateLimits;
  readonly suggestions: Suggestions;
}

interface CommunityParts {
  db: Database;
  blobs: Blobs;
  /** Secret that signs file addresses. */
  signingKey: string;
  /** What members and addresses may do in a time. */
  limits: Limits;
  /** What trying a password takes. Defaults to `PASSWORD_COST`. */
  passwordCost?: PasswordCost | undefined;
  /** Defaults to the system's clock. */
  now?: () => Date;
  /** Tells every process what happened. Defaults to telling this one. */
  fanOut?: FanOut;
}

/** Puts a community together over a migrated database and a place for files. */
export function createCommunity(parts: CommunityParts): Community {
  const { db, blobs, signingKey, limits, now: clock = () => new Date() } = parts;
  const fanOut = parts.fanOut ?? createLocalFanOut(db);
  const passwords = createPasswords(parts.passwordCost);
  const popularity = createPopularity(clock);
  const posts = createPosts({ db, blobs, now: clock, popularity });
  return {
    db,
    blobs,
    now: clock,
    signer: createSigner(signingKey, clock),
    members: createMembers({ db, now: clock, fanOut, passwords }),
    passwords,
    sessions: createSessions(db, clock, fanOut),
    posts,
    comments: createComments({ db, now: clock, posts, popularity }),
    files: createFiles(db, blobs, clock),
    photos: createProfilePhotos(db, blobs),
    flags: createFlags(db, clock),
    connections: createConnections(db, clock),
    rooms: createRooms({ db, now: clock, fanOut }),
    messages: createMessages({ db, now: clock, fanOut }),
    fanOut,
    rateLimits: createRateLimits(db, clock, limits),
    suggestions: createSuggestions(db),
  };
}
