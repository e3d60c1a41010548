import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { LOCALES } from '../core/locale.ts';

/** Longest address of a browser at its push service. */
export const PUSH_ENDPOINT_MAX = 1_000;

/**
 * Whether the device of the session is told while the app is closed. `public_key` is what a browser
 * subscribes with, null where the operator offers no push; `language` is what the device is told in.
 */
export const DevicePush = z.object({
  public_key: z.nullish(z.string()),
  subscribed: z.boolean(),
  language: z.nullish(z.enum(LOCALES)),
});
export type DevicePush = z.infer<typeof DevicePush>;

/** Whether the device of the caller's session is told (additive). */
export const getDevicePush = endpoint({
  name: 'getDevicePush',
  summary: 'Whether this device is notified',
  method: 'GET',
  path: '/api/notifications/push',
  reply: DevicePush,
  access: 'member',
  idempotent: true,
});

/**
 * Tells the device of the caller's session from now on, in the language of the call (additive). It ends
 * with the session. 422 where the operator offers no push, and on a push service that nobody knows.
 */
export const subscribeDevice = endpoint({
  name: 'subscribeDevice',
  summary: 'Notify this device',
  method: 'PUT',
  path: '/api/notifications/push',
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(PUSH_ENDPOINT_MAX)),
    keys: z.object({
      p256dh: z.string().check(z.minLength(87), z.maxLength(88), z.regex(/^[\w-]+=?$/)),
      auth: z.string().check(z.minLength(22), z.maxLength(24), z.regex(/^[\w-]+={0,2}$/)),
    }),
  }),
  reply: DevicePush,
  access: 'member',
  idempotent: true,
});

/** Leaves the device of the caller's session alone again (additive). */
export const unsubscribeDevice = endpoint({
  name: 'unsubscribeDevice',
  summary: 'Notify this device no more',
  method: 'DELETE',
  path: '/api/notifications/push',
  reply: DevicePush,
  access: 'member',
  idempotent: true,
});
