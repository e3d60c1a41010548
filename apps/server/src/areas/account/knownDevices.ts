import { randomBytes } from 'node:crypto';
import { withReserve } from '../../database/diskRoom.ts';
import type { Database } from '../../database/schema.ts';
import { hashOf } from './sessionTokens.ts';

/** Lifetime of a device after its last sign-in, in milliseconds. */
const DEVICE_LIFETIME = 400 * 86_400_000;
/** Maximum number of a member's devices; the last used stay. */
const DEVICES_MAX = 30;

/** A device that a member signed in on before. */
export interface KnownDevice {
  /** Opaque and useless without the password; only its SHA-256 is stored. */
  readonly token: string;
  readonly hash: string;
}

/**
 * Devices that members signed in on, after OWASP's device cookies: wrong passwords elsewhere do
 * not lock them out.
 */
export interface KnownDevices {
  /** Finds the device of an email's member among tokens; null for an unknown one. */
  find(email: string, tokens: readonly string[]): Promise<KnownDevice | null>;
  /** Remembers the device of a sign-in: the known one, or a new one. */
  remember(memberId: string, known?: KnownDevice | null): Promise<KnownDevice>;
}

export function createKnownDevices(db: Database, now: () => Date): KnownDevices {
  const oldest = () => new Date(now().getTime() - DEVICE_LIFETIME);

  return {
    async find(email, tokens) {
      const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
      if (byHash.size === 0) return null;
      const row = await db
        .selectFrom('known_devices')
        .innerJoin('members', 'members.id', 'known_devices.member_id')
        .where('token_hash', 'in', [...byHash.keys()])
        .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('last_used_at', '>', oldest())
        .orderBy('last_used_at', 'desc')
        .select('token_hash')
        .executeTakeFirst();
      const token = row && byHash.get(row.token_hash);
      return token === undefined ? null : { token, hash: hashOf(token) };
    },

    remember: (memberId, known) =>
      withReserve(async () => {
        if (known) {
          const { numUpdatedRows } = await db
            .updateTable('known_devices')
            .set({ last_used_at: now() })
            .where('token_hash', '=', known.hash)
            .executeTakeFirst();
          // A password changed in the meantime makes the device a new one.
          if (numUpdatedRows > 0n) return known;
        }
        const token = randomBytes(32).toString('base64url');
        const hash = hashOf(token);
        await db
          .insertInto('known_devices')
          .values({
            token_hash: hash,
            member_id: memberId,
            created_at: now(),
            last_used_at: now(),
          })
          .execute();
        await forgetSurplus(memberId);
        return { token, hash };
      }),
  };

  async function forgetSurplus(memberId: string): Promise<void> {
    const used = db
      .selectFrom('known_devices')
      .where('member_id', '=', memberId)
      .orderBy('last_used_at', 'desc')
      .orderBy('token_hash')
      .limit(DEVICES_MAX)
      .select('token_hash');
    await db
      .deleteFrom('known_devices')
      .where('member_id', '=', memberId)
      .where((where) =>
        where.or([where('last_used_at', '<=', oldest()), where('token_hash', 'not in', used)]),
      )
      .execute();
  }
}

/**
 * Forgets a member's devices with their sessions, except that of the session of `but`: after a
 * changed password or "sign out everywhere" they count as strangers.
 */
export async function forgetDevices(write: Database, memberId: string, but?: string) {
  const kept =
    but === undefined
      ? undefined
      : await write
          .selectFrom('sessions')
          .where('token_hash', '=', hashOf(but))
          .select('device_hash')
          .executeTakeFirst();
  await write
    .deleteFrom('known_devices')
    .where('member_id', '=', memberId)
    .where('token_hash', 'is distinct from', kept?.device_hash ?? null)
    .execute();
}
