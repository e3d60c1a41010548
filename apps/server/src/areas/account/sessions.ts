import { randomBytes } from 'node:crypto';
import {
  CONFIRMED_MINUTES,
  type Locale,
  SESSIONS_LISTED_MAX,
  type Session,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { isDiskFull, withReserve } from '../../database/diskRoom.ts';
import { prepare } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import type { Device } from './devices.ts';
import { forgetDevices } from './knownDevices.ts';
import type { MemberRow } from './members.ts';
import { hashOf } from './sessionTokens.ts';
import { noteVisit } from './visits.ts';

const DAY = 86_400_000;
/** Lifetime of a session after its last use, in milliseconds. */
const SESSION_LIFETIME = 30 * DAY;
/** Interval within which the use of a session is not written, so reads cause no writes. */
const UNTOLD_USE = 600_000;

/** Device and language of the page that starts a session. */
export interface SessionStart extends Device {
  readonly language: Locale;
  /** Hash of the known device. @default none */
  readonly device?: string | undefined;
}

/** Sessions of members. A token is 32 random bytes; only its SHA-256 is stored. */
export interface Sessions {
  /** Starts a session after its member typed a password, and returns its token. */
  start(memberId: string, from?: SessionStart): Promise<string>;
  /** Notes that the member of a session typed their password. */
  confirm(token: string): Promise<void>;
  /** Requires a password typed within ten minutes. @throws Refusal 403 */
  assertConfirmed(token: string): Promise<void>;
  /** Finds the member of a token, deactivated or not; null for an unknown or expired token. */
  memberOf(token: string): Promise<MemberRow | null>;
  /** Filters tokens to live sessions of members who may do more than change a password. */
  liveAmong(tokens: readonly string[]): Promise<Set<string>>;
  /** Ends the session of a token. */
  end(token: string): Promise<void>;
  /** Ends every session of a member and forgets its device, except that of the token `but`. */
  endAll(memberId: string, but?: string): Promise<void>;
  /** Ends one of a member's sessions by its id. @throws Refusal 404 */
  endOne(memberId: string, id: string): Promise<void>;
  /** Lists a member's sessions: that of the token first, then the last used. */
  list(memberId: string, token: string): Promise<Session[]>;
}

export function createSessions(db: Database, now: () => Date, fanOut: FanOut): Sessions {
  const expiry = () => new Date(now().getTime() + SESSION_LIFETIME);

  const live = prepare(db, (of: { hash: string; now: Date }) =>
    db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .where('token_hash', '=', of.hash)
      .where('expires_at', '>', of.now)
      .selectAll('members')
      .select('last_used_at'),
  );

  const transaction: FanOut['transaction'] = (work) => withReserve(() => fanOut.transaction(work));

  /** Records the use of a session; on a full disk it stays valid without. */
  const noteUse = (hash: string, memberId: string) =>
    withReserve(async () => {
      await db
        .updateTable('sessions')
        .set({ expires_at: expiry(), last_used_at: now() })
        .where('token_hash', '=', hash)
        .execute();
      await noteVisit(db, memberId, now());
    }).catch((error) => {
      if (!isDiskFull(error)) throw error;
    });

  return {
    start: (memberId, from) =>
      withReserve(async () => {
        const token = randomBytes(32).toString('base64url');
        await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
        await db
          .insertInto('sessions')
          .values({
            token_hash: hashOf(token),
            member_id: memberId,
            created_at: now(),
            expires_at: expiry(),
            last_used_at: now(),
            confirmed_at: now(),
            kind: from?.kind ?? 'unknown',
            browser: from?.browser ?? null,
            system: from?.system ?? null,
            device_hash: from?.device ?? null,
          })
          .execute();
        if (from) await noteLanguage(db, memberId, from.language);
        await noteVisit(db, memberId, now());
        return token;
      }),

    async confirm(token) {
      await db
        .updateTable('sessions')
        .set({ confirmed_at: now() })
        .where('token_hash', '=', hashOf(token))
        .execute();
    },

    async assertConfirmed(token) {
      const since = new Date(now().getTime() - CONFIRMED_MINUTES * 60_000);
      const confirmed = await db
        .selectFrom('sessions')
        .where('token_hash', '=', hashOf(token))
        .where('confirmed_at', '>', since)
        .select('id')
        .executeTakeFirst();
      if (!confirmed) throw new Refusal(403, 'confirmPasswordFirst');
    },

    async memberOf(token) {
      const hash = hashOf(token);
      const [found] = await live({ hash, now: now() });
      if (!found) return null;
      const { last_used_at, ...member } = found;
      if (now().getTime() - last_used_at.getTime() > UNTOLD_USE) await noteUse(hash, member.id);
      return member;
    },

    async liveAmong(tokens) {
      const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
      const { rows } = await sql<{ token_hash: string }>`
        select token_hash from sessions join members on members.id = member_id
        where token_hash = any (${[...byHash.keys()]}::text[])
          and expires_at > ${now()} and deactivated_at is null
          and not must_change_password`.execute(db);
      return new Set(rows.flatMap(({ token_hash }) => byHash.get(token_hash) ?? []));
    },

    async end(token) {
      await transaction(async (write, publish) => {
        const ended = await write
          .deleteFrom('sessions')
          .where('token_hash', '=', hashOf(token))
          .returning('member_id')
          .executeTakeFirst();
        if (ended) publish({ kind: 'session', member: ended.member_id });
      });
    },

    async endAll(memberId, but) {
      await transaction(async (write, publish) => {
        await forgetDevices(write, memberId, but);
        await write
          .deleteFrom('sessions')
          .where('member_id', '=', memberId)
          .$if(but !== undefined, (rows) => rows.where('token_hash', '<>', hashOf(but ?? '')))
          .execute();
        publish({ kind: 'session', member: memberId });
      });
    },

    async endOne(memberId, id) {
      const isEnded = await transaction(async (write, publish) => {
        if (!isId(id)) return false;
        const ended = await write
          .deleteFrom('sessions')
          .where('member_id', '=', memberId)
          .where('id', '=', id)
          .returning('device_hash')
          .executeTakeFirst();
        if (ended) publish({ kind: 'session', member: memberId });
        // A device whose session is ended from elsewhere may be lost.
        await write
          .deleteFrom('known_devices')
          .where('token_hash', '=', ended?.device_hash ?? '')
          .execute();
        return ended !== undefined;
      });
      if (!isEnded) throw new Refusal(404, 'sessionNotFound');
    },

    async list(memberId, token) {
      const current = hashOf(token);
      const rows = await db
        .selectFrom('sessions')
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now())
        .orderBy((of) => of('token_hash', '=', current), 'desc')
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .limit(SESSIONS_LISTED_MAX)
        .selectAll()
        .execute();
      return rows.map(({ id, kind, browser, system, ...row }) => ({
        id,
        kind,
        browser,
        system,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        is_current: row.token_hash === current,
      }));
    },
  };
}

/** Notes the language of a member's last sign-in, for mails while no page reaches them. */
async function noteLanguage(db: Database, memberId: string, language: Locale): Promise<void> {
  await db
    .updateTable('members')
    .set({ language })
    .where('id', '=', memberId)
    .where('language', 'is distinct from', language)
    .execute();
}
