import webPush from 'web-push';
import type { BrowserSubscription } from './devices.ts';
import type { PushSettings } from './vapid.ts';

/** Something for a device: `id` replaces what the device was told under the same one. */
export interface OutgoingPush {
  id: string;
  browser: BrowserSubscription;
  /** What the host's service worker reads. */
  payload: string;
}

/** Hands something to a browser's push service; gives the status of its answer. */
export type SendPush = (push: OutgoingPush) => Promise<number>;

/** How long a push service keeps it for a device that is off, in seconds: a day. */
const KEPT = 86_400;
/** Longest wait for a push service, in milliseconds. */
const PATIENCE = 8_000;

/** Sends with the operator's VAPID keys; only the browser can read what is sent. */
export function createSendPush({ publicKey, privateKey, subject }: PushSettings): SendPush {
  return async ({ id, browser, payload }) => {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(browser, payload, {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: KEPT,
      topic: id.replaceAll('-', ''),
    });
    // Its own length is set by `fetch`.
    const { 'Content-Length': _, ...own } = headers;
    const answer = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(own).map(([name, value]) => [name, `${value}`])),
      body: new Uint8Array(body ?? []),
      // Nobody leads the server elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}
