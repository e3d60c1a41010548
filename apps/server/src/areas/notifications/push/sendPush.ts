import webPush from 'web-push';
import type { BrowserSubscription } from './devices.ts';
import type { PushSettings } from './vapid.ts';

/** A push for a device: `id` replaces an earlier one with the same id. */
export interface OutgoingPush {
  id: string;
  browser: BrowserSubscription;
  /** Content for the host's service worker. */
  payload: string;
}

/** Sends to a browser's push service; returns the status of its response. */
export type SendPush = (push: OutgoingPush) => Promise<number>;

/** Seconds for which a push service holds it for an offline device: a day. */
const TTL_SECONDS = 86_400;
/** Timeout of a push service, in milliseconds. */
const PATIENCE = 8_000;

/** Sends with the operator's VAPID keys, encrypted for the browser. */
export function createSendPush({ publicKey, privateKey, subject }: PushSettings): SendPush {
  return async ({ id, browser, payload }) => {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(browser, payload, {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: TTL_SECONDS,
      topic: id.replaceAll('-', ''),
    });
    // `fetch` sets the length itself.
    const { 'Content-Length': _, ...own } = headers;
    const answer = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(own).map(([name, value]) => [name, `${value}`])),
      body: new Uint8Array(body ?? []),
      // No redirect leads the server to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}
