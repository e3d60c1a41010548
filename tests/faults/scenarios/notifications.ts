import type { Community } from '@saudagar/mocks';
import type { PageUser, Scenario } from '../scenario.ts';

/** A like of Budi's, and an act of a kind that this version does not know. */
function acts({ notifications, posts }: Community) {
  const actor = 'member-2';
  const subject = { type: 'order', id: 'order-1', title: '40 meja kayu jati' };
  notifications.notify([
    { kind: 'order_sent', key: 'order_sent:order-1', actor, subject, recipients: ['member-1'] },
  ]);
  posts.like('post-004', actor, true);
}

const where = { page: '/notifications', given: acts };
const rows = ({ page, say }: PageUser) =>
  page.getByRole('list', { name: say('notifications:title') }).getByRole('listitem');
const likes = ({ page, say }: PageUser) =>
  page.getByRole('switch', { name: say('notifications:topics.likes.title') });

/** A muted post of the member's. */
const settings = {
  page: '/settings',
  given: ({ notificationChoices }: Community) =>
    void notificationChoices.mute('member-1', { type: 'post', id: 'post-004' }),
};

const read = (user: PageUser) =>
  rows(user)
    .filter({ hasNotText: user.say('notifications:unread') })
    .first();

const device = ({ page, say }: PageUser) =>
  page.getByRole('switch', { name: say('notifications:device.title'), disabled: false });

/** Grants the page notifications, with a push service of the test's own. */
async function allowPush(user: PageUser) {
  const { page } = user;
  await page.evaluate(() => {
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/batik';
    // The browser's public key in the example of RFC 8291.
    const p256dh =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const keys = { p256dh, auth: 'k'.repeat(22) };
    const pushManager = {
      getSubscription: async () => null,
      subscribe: async () => ({ toJSON: () => ({ endpoint, keys }) }),
    };
    const { prototype } = ServiceWorkerContainer;
    Object.defineProperty(prototype, 'register', { value: async () => {} });
    Object.defineProperty(prototype, 'ready', { get: () => Promise.resolve({ pushManager }) });
    Notification.requestPermission = async () => 'granted';
    // A headless browser denies notifications even when they are granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await page.context().grantPermissions(['notifications']);
  await device(user).waitFor({ state: 'attached' });
}
const pressDevice = ({ page, say }: PageUser) => page.getByText(say('notifications:device.text'));

export const scenarios: readonly Scenario[] = [
  { ...where, does: 'open the page', done: (user) => rows(user).first() },
  {
    ...where,
    does: 'mute a post',
    reach: (user) => rows(user).first().getByRole('button').click(),
    press: ({ page, say }) =>
      page.getByRole('menuitem', {
        name: say('notifications:mute', { type: say('notifications:types.post') }),
      }),
    done: ({ button }) => button('notifications:undo'),
    unsaid: {
      listMutes: 'The menu knows what was muted; what it cannot read it offers to read again.',
    },
  },
  {
    ...where,
    does: 'read one notification',
    press: ({ button }) => button('notifications:read'),
    done: read,
  },
  {
    ...where,
    does: 'read all notifications',
    press: ({ button }) => button('notifications:readAll'),
    done: read,
  },
  {
    ...settings,
    does: 'read what they are told about',
    done: (user) => likes(user),
  },
  {
    ...settings,
    does: 'switch a topic off',
    press: ({ page, say }) => page.getByText(say('notifications:topics.likes.text')),
    done: ({ page }) => page.getByRole('switch', { checked: false }),
  },
  {
    ...settings,
    does: 'switch on notifications of this device',
    reach: allowPush,
    press: pressDevice,
    done: (user) => device(user).and(user.page.getByRole('switch', { checked: true })),
  },
  {
    ...settings,
    does: 'switch off notifications of this device',
    async reach(user) {
      await allowPush(user);
      await pressDevice(user).click();
      await user.page.locator('.sg-device-notifications[aria-busy=false]').waitFor();
    },
    press: pressDevice,
    done: (user) => device(user).and(user.page.getByRole('switch', { checked: false })),
  },
  {
    ...settings,
    does: 'ask for a daily mail',
    press: ({ page, say }) => page.getByText(say('notifications:summary.text')),
    done: ({ page, say }) =>
      page.getByRole('switch', { name: say('notifications:summary.title'), checked: true }),
  },
  {
    ...settings,
    does: 'unmute a post',
    press: ({ page, say }) => page.getByRole('button', { name: say('notifications:mutes.unmute') }),
    done: ({ page, say }) => page.getByText(say('notifications:mutes.none')),
  },
];
