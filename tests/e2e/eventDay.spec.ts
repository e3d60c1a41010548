import type { Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { fileWith } from './builtFiles.ts';
import { announce } from './communityEvents.ts';
import { expect, test } from './fixtures.ts';
import { join, type Talker } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// The door is offline for a while, also the worker that keeps its page; one code is unknown.
test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script|status of 404|preload/,
});

/** Checks whether the service worker keeps the page and the code of the door. */
const keepsDoor = (page: Page) =>
  page.evaluate(
    async (file) =>
      (await Promise.all(['/index.html', file].map((path) => caches.match(path)))).every(Boolean),
    fileWith('organize/CheckInDialog.tsx'),
  );

const MINUTE = 60_000;
const register = async (member: Talker, event: string) => {
  const path = `/api/events/${event}/register`;
  return (await member.ask<{ qr_code: string }>('POST', path, {})).qr_code;
};

// EVT-084, EVT-165, EVT-300, EVT-312
test('an organizer in Jakarta runs an event in Jayapura for ten attendees', async ({ visit }) => {
  const organizer = await join(server.address, 'Budi Santoso');
  const start = Date.now() + 20 * MINUTE;
  const event = await announce(organizer, 'Temu Usaha Papua', {
    ...{ location: 'Jayapura', time_zone: 'Asia/Jayapura', max_attendees: 9 },
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 180 * MINUTE).toISOString(),
  });
  const codes: string[] = [];
  for (let count = 1; count <= 8; count += 1)
    codes.push(await register(await join(server.address, `Peserta ${count}`), event));
  const [siti, dewi] = [
    await join(server.address, 'Siti Rahmawati'),
    await join(server.address, 'Dewi Anggraini'),
  ];
  const desk = await visit({ ...organizer.browser('id'), timezoneId: 'Asia/Jakarta' });
  const far = await visit({ ...dewi.browser('en'), timezoneId: 'Asia/Jakarta' });
  const near = await visit({ ...siti.browser('en'), timezoneId: 'Asia/Jayapura' });

  // Each reads the clocks of the place, and who is elsewhere their own beside them.
  await near.goto(`/events/${event}`);
  await expect(near.getByText(/WIT/).first()).toBeVisible();
  await expect(near.getByText(/for you$/)).toHaveCount(0);
  await far.goto(`/events/${event}`);
  await expect(far.getByText(/WIT/).first()).toBeVisible();
  await expect(far.getByText(/for you$/).first()).toBeVisible();

  // The last place goes while the form is open: the reply says so, and the page follows.
  await expect(far.getByText('1 spot left')).toBeVisible();
  await far.getByRole('button', { name: 'Register' }).click();
  await near.getByRole('button', { name: 'Register' }).click();
  const form = (page: typeof near) => page.getByRole('dialog', { name: 'Register for event' });
  await form(near).getByRole('button', { name: 'Register' }).click();
  const ticket = near.getByRole('dialog', { name: 'You are registered' });
  await expect(ticket).toBeVisible();
  await form(far).getByRole('button').last().click();
  const place = far.getByRole('dialog', { name: 'You are on the waitlist' });
  await expect(place.getByText(/^You are number 1 on the waitlist/)).toBeVisible();
  await place.getByRole('button', { name: 'Done' }).click();
  await expect(far.getByRole('button', { name: 'Your place on the waitlist' })).toBeVisible();

  // One cancels, and the other moves up on the open page.
  await ticket.getByRole('button', { name: 'Cancel registration' }).click();
  const asked = near.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(near.getByText('Your registration was cancelled')).toBeVisible();
  await expect(far.getByRole('button', { name: 'Show entry code' })).toBeVisible();

  // The organizer moves it; the registered read from where to where.
  await organizer.ask('PUT', `/api/events/${event}`, {
    venue: 'Hotel Cenderawasih',
    edit_reason: 'Aula penuh',
  });
  await far.goto('/notifications');
  await expect(far.getByText(/Hotel Cenderawasih/).first()).toBeVisible();

  // The door: one code, then one without a network, sent by itself afterwards.
  await desk.goto(`/events/${event}`);
  await desk.getByRole('button', { name: 'Peserta', exact: true }).click();
  await desk.getByRole('button', { name: 'Check-in peserta', exact: true }).click();
  const door = desk.getByRole('dialog', { name: /Temu Usaha Papua/ });
  const code = door.getByRole('textbox', { name: 'Kode' });
  await code.fill(codes[0] ?? '');
  await code.press('Enter');
  await expect(door.getByText('Selamat datang, Peserta 1!')).toBeVisible();
  await desk.context().setOffline(true);
  await code.fill(codes[1] ?? '');
  await code.press('Enter');
  await expect(door.getByText(/^1 check-in menunggu/)).toBeVisible();
  await expect(door.getByText('Selamat datang, Peserta 2! Check-in akan dikirim.')).toBeVisible();
  await desk.context().setOffline(false);
  await expect(door.getByText('Selamat datang, Peserta 2!', { exact: true })).toBeVisible();
  await expect(door.getByText(/^2 dari 9/)).toBeVisible();

  // EVT-312: the page is reloaded without a network, and the door opens with its list.
  await expect.poll(() => keepsDoor(desk)).toBe(true);
  await desk.context().setOffline(true);
  await desk.reload();
  await desk.getByRole('button', { name: 'Peserta', exact: true }).click();
  await desk.getByRole('button', { name: 'Check-in peserta', exact: true }).click();
  await expect(door.getByText(/^2 dari 9 sudah check-in/)).toBeVisible();
  for (const [index, text] of [
    [0, /^Peserta 1 sudah check-in sejak/],
    [2, 'Selamat datang, Peserta 3! Check-in akan dikirim.'],
  ] as const) {
    await code.fill(codes[index] ?? '');
    await code.press('Enter');
    await expect(door.getByText(text)).toBeVisible();
  }
  await code.fill('ZZZZZ-ZZZZZ');
  await code.press('Enter');
  await expect(door.getByText(/tidak ada di daftar/)).toBeVisible();
  await desk.context().setOffline(false);
  await expect(door.getByText(/^3 dari 9/)).toBeVisible();
  await expect(door.getByText(/^\d check-in menunggu/)).toHaveCount(0);
  const attendees = await organizer.ask<{ member: { full_name: string } }[]>(
    'GET',
    `/api/events/${event}/attendees?status=checked_in`,
  );
  expect(attendees.map(({ member }) => member.full_name)).toEqual([
    'Peserta 1',
    'Peserta 2',
    'Peserta 3',
  ]);

  // EVT-360: a co-organizer opens the event from her notification, and checks in at the same door.
  await organizer.ask('PUT', `/api/events/${event}/organizers/${siti.id}`);
  await near.goto('/notifications');
  await near
    .getByRole('link', { name: /Budi Santoso.*Temu Usaha Papua/ })
    .first()
    .click();
  await near.getByRole('button', { name: 'Attendees', exact: true }).click();
  await near.getByRole('button', { name: 'Check in', exact: true }).click();
  const second = near.getByRole('dialog', { name: /Temu Usaha Papua/ });
  const secondCode = second.getByRole('textbox', { name: 'Code' });
  await secondCode.fill(codes[3] ?? '');
  await secondCode.press('Enter');
  await expect(second.getByText('Welcome, Peserta 4!')).toBeVisible();
  await expect(second.getByText(/^4 of 9/)).toBeVisible();
});
