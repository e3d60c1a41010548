import { readFile } from 'node:fs/promises';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { announce } from './communityEvents.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tabTo.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// SHELL-015, SHELL-064, EVT-001, EVT-003, EVT-063, EVT-064
test('a member finds an event, registers, and every tab and a reload show it', async ({
  visit,
}) => {
  const organizer = await join(server.address, 'Budi Santoso');
  const title = 'Kelas Foto Produk';
  const id = await announce(organizer, title, { max_attendees: 10 });
  await announce(organizer, 'Pameran Mebel', { event_type: 'Trade Show', price: 25_000 });
  const page = await visit((await join(server.address, 'Siti Rahmawati')).browser());
  await page.goto('/feed');
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Events']);

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Workshop');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/events\?category=workshop$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  const other = await page.context().newPage();
  await other.goto(`/events/${id}`);
  await expect(other.getByText('10 spots left')).toBeVisible();

  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`event=${id}`));
  const details = page.getByRole('dialog', { name: title });
  await details.getByRole('button', { name: 'Register' }).click();
  const form = page.getByRole('dialog', { name: 'Register for event' });
  await form.getByRole('textbox', { name: 'Notes for the organizer' }).fill('Kursi dekat pintu');
  await form.getByRole('button', { name: 'Register' }).click();
  const ticket = page.getByRole('dialog', { name: 'You are registered' });
  await expect(ticket.getByRole('img', { name: `Entry code for ${title}` })).toBeVisible();
  const code = await ticket.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  await expect(other.getByText('9 spots left')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Show entry code' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await ticket.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(`UID:event-${id}@saudagar-hub`);
  expect(file).toMatch(/^SEQUENCE:\d+/m);

  await page.reload();
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: 'Show entry code' })
    .click();
  await expect(ticket.getByText(code ?? 'none')).toBeVisible();
});

test('a full event puts a member on its waitlist, and promotes them later', async ({ visit }) => {
  const organizer = await join(server.address, 'Budi Santoso');
  const title = 'Uji Cicip Kopi';
  const id = await announce(organizer, title, { max_attendees: 1 });
  const first = await join(server.address, 'Dewi Anggraini');
  await first.ask('POST', `/api/events/${id}/register`, {});
  const page = await visit((await join(server.address, 'Siti Rahmawati')).browser());
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('button', { name: 'Event Full' })).toBeDisabled();
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  const form = page.getByRole('dialog', { name: 'Join the waitlist' });
  await form.getByRole('button', { name: 'Join waitlist' }).click();
  const ticket = page.getByRole('dialog', { name: 'You are on the waitlist' });
  await expect(ticket.getByText(/^You are number 1 on the waitlist/)).toBeVisible();
  await ticket.getByRole('button', { name: 'Done' }).click();

  const firstPage = await visit(first.browser());
  await firstPage.goto(`/events/${id}`);
  await firstPage.getByRole('button', { name: 'Show entry code' }).click();
  await firstPage.getByRole('button', { name: 'Cancel registration' }).click();
  const asked = firstPage.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(firstPage.getByText('Your registration was cancelled')).toBeVisible();
  await page.goto('/notifications');
  await page
    .getByRole('link', { name: new RegExp(`moved up from the waitlist.*${title}`) })
    .click();
  await expect(page.getByRole('button', { name: 'Show entry code' })).toBeVisible();
});

test('an event is found, registered for and cancelled by keyboard alone', async ({ visit }) => {
  const title = 'Webinar Pajak';
  await announce(await join(server.address, 'Budi Santoso'), title, { event_type: 'Webinar' });
  const page = await visit((await join(server.address, 'Siti Rahmawati')).browser());
  await page.goto('/events');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search events' }));
  await page.keyboard.type('pajak');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Register' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Register for event' });
  await tabTo(page, form.getByRole('button', { name: 'Register' }));
  await page.keyboard.press('Enter');
  const ticket = page.getByRole('dialog', { name: 'You are registered' });
  await tabTo(page, ticket.getByRole('button', { name: 'Cancel registration' }));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog');
  await tabTo(page, asked.getByRole('button', { name: 'Cancel registration' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your registration was cancelled')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: title })).toBeFocused();
});
