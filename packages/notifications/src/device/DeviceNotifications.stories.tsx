import { getDevicePush, subscribeDevice, unsubscribeDevice } from '@saudagar/contract';
import { failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { DeviceNotifications } from './DeviceNotifications.tsx';
import type { PushBrowser } from './pushBrowser.ts';

const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/batik',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'kd3zZ7mYj0sVb2Yc1hQxLw',
  },
};

/** A browser with the given answer to the permission prompt. */
function fakePushBrowser({
  permission = 'default' as NotificationPermission,
  answers = 'granted' as NotificationPermission,
  isSupported = true,
} = {}) {
  let now = permission;
  let isSubscribed = permission === 'granted';
  let notify = () => {};
  return {
    isSupported,
    permission: () => now,
    isSubscribed: async () => isSubscribed,
    subscribe: fn(async () => {
      now = answers;
      isSubscribed = answers === 'granted';
      return isSubscribed ? subscription : null;
    }),
    unsubscribe: fn(async () => {
      isSubscribed = false;
    }),
    watch(onChange: () => void) {
      notify = onChange;
      return () => {};
    },
    /** Simulates allowing notifications in the browser's settings. */
    allow() {
      now = 'default';
      notify();
    },
  } satisfies PushBrowser & { allow(): void };
}

/** Notifications on this device, in every state. */
const meta = preview.meta({
  title: 'Notifications on this device (push)',
  component: DeviceNotifications,
  args: { worker: '/serviceWorker.js', browser: fakePushBrowser() },
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
});

const NAME = /^Notifications on this device/;

/** No permission prompt before the switch is pressed. */
export const Off = meta.story({
  name: 'Switched off: not asked yet',
  tags: ['first-use'],
  async play({ args, canvas }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await waitFor(() => expect(control).toBeEnabled());
    await expect(control).not.toBeChecked();
    await expect(args.browser?.subscribe).not.toHaveBeenCalled();
  },
});

export const Looking = meta.story({
  name: 'Loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getDevicePush));
  },
});

/** The member pressed the switch and allowed notifications. */
export const On = meta.story({
  name: 'Switched on',
  tags: ['done'],
  args: { browser: fakePushBrowser() },
  async play({ args, canvas, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await waitFor(() => expect(args.browser?.subscribe).toHaveBeenCalledOnce());
    await waitFor(() => expect(control).toBeChecked());
  },
});

/** The member denied permission. */
export const Blocked = meta.story({
  name: 'Blocked in the browser (permission denied)',
  tags: ['forbidden'],
  args: { browser: fakePushBrowser({ answers: 'denied' }) },
  async play({ canvas, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await expect(await canvas.findByText(/^Your browser blocks/)).toBeVisible();
    await expect(control).toBeDisabled();
  },
});

/** Allowed in the browser's settings: the switch works again. */
export const Unblocked = meta.story({
  name: 'Allowed again in the browser',
  tags: ['no-picture'],
  args: { browser: fakePushBrowser({ permission: 'denied' }) },
  async play({ args, canvas }) {
    await expect(await canvas.findByText(/^Your browser blocks/)).toBeVisible();
    (args.browser as ReturnType<typeof fakePushBrowser>).allow();
    await waitFor(() => expect(canvas.getByRole('switch', { name: NAME })).toBeEnabled());
  },
});

/** The member dismissed the prompt, and can be prompted again. */
export const Dismissed = meta.story({
  name: "Browser's question dismissed",
  tags: ['no-picture'],
  args: { browser: fakePushBrowser({ answers: 'default' }) },
  async play({ canvas, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(control).toBeEnabled();
  },
});

/** An unsupported browser, such as Safari on an iPhone outside the Home Screen. */
export const Unsupported = meta.story({
  name: 'Browser without push (unsupported)',
  args: { browser: fakePushBrowser({ isSupported: false }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This browser cannot show/)).toBeVisible();
  },
});

/** A server without VAPID keys: nothing is offered. */
export const Unoffered = meta.story({
  name: 'Not offered by the server: nothing is shown',
  tags: ['no-picture'],
  parameters: {
    portal: {
      community: () => {
        const community = sampleCommunity({ posts: 0 });
        community.outsideNotifications.publicKey = null;
        return community;
      },
    },
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('switch')).toBeNull());
  },
});

/** The server rejected the device; the switch can be pressed again. */
export const Failed = meta.story({
  name: 'Device refused by the server',
  tags: ['failed'],
  args: { browser: fakePushBrowser() },
  beforeEach({ msw }) {
    msw.use(failWith(subscribeDevice, 500, {}, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(control).not.toBeChecked();
  },
});

/** The device's state failed to load; Retry loads it. */
export const LookingFailed = meta.story({
  name: 'State of the device could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getDevicePush, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: NAME })).toBeDisabled();
  },
});

/** Switched off; the first attempt fails and is retried. */
export const SwitchedOff = meta.story({
  name: 'Switched off again',
  tags: ['no-picture', 'done'],
  args: { browser: fakePushBrowser() },
  async play({ args, canvas, msw, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await waitFor(() => expect(control.closest('[aria-busy="true"]')).toBeNull());
    await expect(control).toBeChecked();
    msw.use(failWith(unsubscribeDevice, 500, {}, { once: true }));
    await userEvent.click(control);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(control).toBeChecked();
    await userEvent.click(retry);
    await waitFor(() => expect(control).not.toBeChecked());
    await waitFor(() => expect(args.browser?.unsubscribe).toHaveBeenCalledOnce());
  },
});
