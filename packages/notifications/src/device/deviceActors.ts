import { getDevicePush, subscribeDevice, unsubscribeDevice } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { deviceMachine, type FoundDevice } from './deviceMachine.ts';
import type { PushBrowser } from './pushBrowser.ts';

/** Returns the state of the device; updates the language of an active one. */
async function find(
  { client }: Portal,
  browser: PushBrowser,
  locale: string,
): Promise<FoundDevice> {
  if (!browser.isSupported) return { state: 'unsupported', publicKey: null };
  const device = await client.call(getDevicePush);
  const publicKey = device.public_key ?? null;
  if (publicKey === null) return { state: 'unoffered', publicKey: null };
  if (browser.permission() === 'denied') return { state: 'blocked', publicKey };
  if (!device.subscribed || !(await browser.isSubscribed(publicKey)))
    return { state: 'off', publicKey };
  if (device.language !== locale) {
    const body = await browser.subscribe(publicKey);
    if (body) await client.call(subscribeDevice, { body });
  }
  return { state: 'on', publicKey };
}

/** Implements notifications on this device with the portal's client, in the current language. */
export const provideDevice = (browser: PushBrowser, locale: string) => (portal: Portal) => {
  const { client } = portal;
  return deviceMachine.provide({
    actors: {
      look: fromPromise(() => find(portal, browser, locale)),

      subscribe: fromPromise(async ({ input: { publicKey } }) => {
        const body = await browser.subscribe(publicKey ?? '');
        if (!body) return browser.permission() === 'denied' ? 'blocked' : 'off';
        await client.call(subscribeDevice, { body });
        return 'on';
      }),

      unsubscribe: fromPromise(async () => {
        await client.call(unsubscribeDevice);
        // The server has stopped sending, so a failure in the browser does not matter.
        await browser.unsubscribe().catch(() => {});
      }),

      watchPermission: fromCallback(({ sendBack }) =>
        browser.watch(() => sendBack({ type: 'permission.changed' })),
      ),
    },
    actions: {
      logFailure: (_, { error }) => console.info(`saudagar: ${deviceMachine.id}`, error),
    },
  });
};
