import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { LOCALES } from '../core/locale.ts';

/** Maximum length of a browser's address at its push service. */
export const PUSH_ENDPOINT_MAX = 1_000;

/**
 * Push settings of the session's device. `public_key` is for subscribing in the browser, null when
 * the operator offers no push; `language` is the language of its notifications.
 */
export const DevicePush = z.object({
  public_key: z.nullish(z.string()),
  subscribed: z.boolean(),
  language: z.nullish(z.enum(LOCALES)),
});
export type DevicePush = z.infer<typeof DevicePush>;

/** Push settings of the caller's device (additive). */
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
 * Enables push notifications on the device of the caller's session, in the language of the call,
 * until the session ends (additive). 422 when the operator offers no push, and for an unknown push
 * service.
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

/** Disables push notifications on the device of the caller's session (additive). */
export const unsubscribeDevice = endpoint({
  name: 'unsubscribeDevice',
  summary: 'Notify this device no more',
  method: 'DELETE',
  path: '/api/notifications/push',
  reply: DevicePush,
  access: 'member',
  idempotent: true,
});
