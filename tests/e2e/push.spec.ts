import { type PushService, startPushService } from '../../apps/server/testing/pushService.ts';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expect, test } from './fixtures.ts';
import {
  askedOf,
  deliverPush,
  pressShown,
  shownBy,
  standInForDevice,
  workerOf,
  workersOf,
} from './pushedDevice.ts';
import { join } from './talkers.ts';

let pushes: PushService;
let server: RunningServer;
test.beforeAll(async () => {
  pushes = await startPushService();
  const { publicKey, privateKey, subject, services } = pushes.settings;
  server = await startRunningServer({
    env: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: subject,
      PUSH_SERVICES: services.join(','),
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await pushes.stop();
});

test.use({ serviceWorkers: 'allow' });

test('a push is shown on a device that is on, and pressing it opens the post', async ({
  visit,
}) => {
  const me = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  const body = { content: 'Kopi Gayo panen raya', post_type: 'text' };
  const { id } = await me.ask<{ id: string }>('POST', '/api/posts', body);
  const page = await visit(me.browser());
  const device = pushes.browser();
  await standInForDevice(page, device);

  await page.goto('/settings');
  const choice = page.getByRole('switch', { name: 'Notifications on this device' });
  await expect(choice).toBeEnabled();
  expect(await askedOf(page), 'the member has not acted yet').toEqual([]);
  await page.getByText('Also while Saudagar Hub is closed').click();
  await expect(choice).toBeChecked();
  await expect.poll(() => askedOf(page)).toEqual(['permission', 'subscription']);
  expect(await workersOf(page)).toBe(1);

  await budi.ask('POST', `/api/posts/${id}/like`, { liked: true });
  await expect.poll(() => device.received.length).toBe(1);
  const worker = await workerOf(page);
  await deliverPush(page, JSON.stringify(device.received[0]));
  const text = 'Budi Santoso liked your post “Kopi Gayo panen raya”';
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: 'Saudagar Hub', body: text, lang: 'en' }]);
  await expect(
    page.getByRole('link', { name: 'Notifications 1 unread notification' }),
  ).toBeVisible();

  await pressShown(worker);
  await expect(page).toHaveURL(`${server.address}/posts/${id}`);
  await expect(page.getByRole('article').getByText(body.content)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  expect(await shownBy(worker), 'what was opened is taken away').toEqual([]);
});
