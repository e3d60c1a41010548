import type { DevicePush, Locale } from '@saudagar/contract';
import { isPushService, Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import { hashOf } from '../../account/sessionTokens.ts';
import { isPublicKey, type PushSettings } from './vapid.ts';

/** A browser's push subscription. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Devices that receive pushes while the app is closed; each belongs to one session. */
export interface PushDevices {
  of(token: string): Promise<DevicePush>;
  /** @throws Refusal 422 when pushes are off, and for an address of no known push service */
  subscribe(token: string, browser: BrowserSubscription, language: Locale): Promise<DevicePush>;
  unsubscribe(token: string): Promise<DevicePush>;
}

export function createPushDevices(
  db: Database,
  now: () => Date,
  settings: PushSettings | undefined,
): PushDevices {
  const of: PushDevices['of'] = async (token) => {
    const subscription = await db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .where('token_hash', '=', hashOf(token))
      .select('language')
      .executeTakeFirst();
    return {
      public_key: settings?.publicKey ?? null,
      subscribed: subscription !== undefined,
      language: subscription?.language ?? null,
    };
  };
  return {
    of,

    async subscribe(token, { endpoint, keys }, language) {
      if (!settings) throw new Refusal(422, 'noPush');
      if (!isPushService(endpoint, settings.services))
        throw new Refusal(422, 'unknownPushService', { field: 'endpoint' });
      if (!isPublicKey(keys.p256dh))
        throw new Refusal(422, 'unknownPushService', { field: 'keys.p256dh' });
      await db.transaction().execute(async (write) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(write);
        // A browser receives pushes of its present member only.
        await sql`
          delete from push_subscriptions using sessions
          where endpoint = ${endpoint} and sessions.id = session_id
            and token_hash <> ${hashOf(token)}`.execute(write);
        await sql`
          insert into push_subscriptions
            (id, member_id, session_id, endpoint, p256dh, auth, language, created_at)
          select ${newId()}::uuid, member_id, id, ${endpoint}::text, ${keys.p256dh}::text,
            ${keys.auth}::text, ${language}::text, ${now()}::timestamptz
          from sessions where token_hash = ${hashOf(token)}
          on conflict (session_id) do update set endpoint = excluded.endpoint,
            p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`.execute(
          write,
        );
      });
      return of(token);
    },

    async unsubscribe(token) {
      await sql`
        delete from push_subscriptions using sessions
        where sessions.id = session_id and token_hash = ${hashOf(token)}`.execute(db);
      return of(token);
    },
  };
}

/**
 * Adds pushes for the devices of notified members, in the same transaction. A notification
 * already unread is not pushed again.
 */
export async function addPushes(
  write: Database,
  publish: Publish,
  { fresh, at }: { fresh: readonly string[]; at: Date },
): Promise<void> {
  if (fresh.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    insert into pushes (id, subscription_id, notification_id, created_at, try_at)
    select gen_random_uuid(), push_subscriptions.id, notifications.id, ${at}, ${at}
    from notifications
    join push_subscriptions on push_subscriptions.member_id = recipient_id
    where notifications.id = any (${fresh}::uuid[])
    on conflict do nothing`.execute(write);
  if (numAffectedRows > 0n) publish({ kind: 'outbox' });
}
