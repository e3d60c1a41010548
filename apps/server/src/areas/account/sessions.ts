import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import type { MemberRow } from './members.ts';

const DAY = 86_400_000;
/** How long a session lives after it was last used, in milliseconds. */
const SESSION_LIFETIME = 30 * DAY;

/** Sessions of members. A token is 32 random bytes; only its SHA-256 is stored. */
export interface Sessions {
  /** Starts a session and returns its token. */
  start(memberId: string): Promise<string>;
  /** The member a token speaks for, deactivated or not; null for an unknown or expired token. */
  memberOf(token: string): Promise<MemberRow | null>;
  /** Those of some tokens whose sessions live, of members who are not shut out. */
  liveAmong(tokens: readonly string[]): Promise<Set<string>>;
  /** Ends the session of a token. */
  end(token: string): Promise<void>;
  /** Ends every session of a member. */
  endAll(memberId: string): Promise<void>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createSessions(db: Database, now: () => Date, fanOut: FanOut): Sessions {
  const expiry = () => new Date(now().getTime() + SESSION_LIFETIME);

  const live = prepare(db, (of: { hash: string; now: Date }) =>
    db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .where('token_hash', '=', of.hash)
      .where('expires_at', '>', of.now)
      .selectAll('members')
      .select('expires_at'),
  );

  return {
    async start(memberId) {
      const token = randomBytes(32).toString('base64url');
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashOf(token),
          member_id: memberId,
          created_at: now(),
          expires_at: expiry(),
        })
        .execute();
      return token;
    },

    async memberOf(token) {
      const hash = hashOf(token);
      const [found] = await live({ hash, now: now() });
      if (!found) return null;
      const { expires_at, ...member } = found;
      // Written once a day at most, so that reading stays reading.
      if (expires_at.getTime() - now().getTime() < SESSION_LIFETIME - DAY)
        await db
          .updateTable('sessions')
          .set({ expires_at: expiry() })
          .where('token_hash', '=', hash)
          .execute();
      return member;
    },

    async liveAmong(tokens) {
      const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
      const { rows } = await sql<{ token_hash: string }>`
        select token_hash from sessions join members on members.id = member_id
        where token_hash = any (${[...byHash.keys()]}::text[])
          and expires_at > ${now()} and deactivated_at is null`.execute(db);
      return new Set(rows.flatMap(({ token_hash }) => byHash.get(token_hash) ?? []));
    },

    async end(token) {
      await fanOut.transaction(async (write, publish) => {
        const ended = await write
          .deleteFrom('sessions')
          .where('token_hash', '=', hashOf(token))
          .returning('member_id')
          .executeTakeFirst();
        if (ended) publish({ kind: 'session', member: ended.member_id });
      });
    },

    async endAll(memberId) {
      await fanOut.transaction(async (write, publish) => {
        await write.deleteFrom('sessions').where('member_id', '=', memberId).execute();
        publish({ kind: 'session', member: memberId });
      });
    },
  };
}
