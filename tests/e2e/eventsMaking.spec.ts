import type { Locator, Page } from '@playwright/test';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tabTo.ts';
import { join } from './talkers.ts';

/** Focuses a field and types into it. */
async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Fills in a date and time, segment by segment, in the order of its English fields. */
async function typeDate(page: Page, group: Locator, day: string) {
  await tabTo(page, group.getByRole('spinbutton', { name: /^month/ }));
  // A full segment moves the focus to the next one.
  await page.keyboard.type(`0105${day}0930AM`);
}

/** Chooses files by the focused button. */
async function choose(page: Page, button: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  await tabTo(page, button);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

// EVT-002, EVT-004
test('an event is made with files and moved elsewhere, by keyboard alone', async ({
  server,
  visit,
}) => {
  const title = 'Kelas Pewarna Alam';
  const organizer = await join(server.address, 'Wahyu Hidayat');
  const page = await visit(organizer.browser());
  // Early: a press may come before the browser intercepts choosers.
  page.on('filechooser', () => {});
  await page.goto('/events');
  await tabTo(page, page.getByRole('button', { name: 'Create Event' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await typeInto(page, form.getByRole('textbox', { name: 'Title', exact: true }), title);
  await typeInto(page, form.getByRole('textbox', { name: 'Description' }), 'Indigo dan soga.');
  await tabTo(page, form.getByRole('combobox', { name: 'Event type' }));
  await page.keyboard.type('Work');
  await typeDate(page, form.getByRole('group', { name: 'Start' }).first(), '2031');
  await typeDate(page, form.getByRole('group', { name: 'End' }).first(), '2032');
  await typeInto(page, form.getByRole('textbox', { name: 'Location' }), 'Yogyakarta');
  const chooser = (name: string) => form.getByRole('group', { name }).getByRole('button').first();
  await choose(page, chooser('Banner'), photo('spanduk.png'));
  await choose(page, chooser('Gallery'), [photo('indigo.png'), photo('soga.png')]);
  await choose(page, chooser('Documents'), pdf('susunan.pdf'));
  await tabTo(page, form.getByRole('button', { name: 'Create Event' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      'Event created successfully! Uploaded: spanduk.png, indigo.png, soga.png, susunan.pdf',
    ),
  ).toBeVisible();

  const [made] = await organizer.ask<{ id: string }[]>('GET', '/api/events?search=pewarna');
  const siti = await join(server.address, 'Siti Rahmawati');
  await siti.ask('POST', `/api/events/${made?.id}/register`, {});
  await page.goto(`/events/${made?.id}`);
  await expect(page.getByText('susunan.pdf')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Edit', exact: true }));
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  await typeInto(page, edit.getByRole('textbox', { name: 'Location' }), 'Pekalongan');
  await tabTo(page, edit.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Save this change?' });
  await expect(question.getByRole('row', { name: 'Location Yogyakarta Pekalongan' })).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: 'Save and tell them' }));
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Enter');
  // Only changed fields, always a reason, and the version read (EVT-202, EVT-208, EVT-256).
  expect((await sent).postDataJSON()).toEqual({
    location: 'Pekalongan',
    edit_reason: '',
    sequence: 0,
  });
  await expect(page.getByText('Event updated successfully! 1 changes made.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  const news = () => siti.ask<{ kind: string }[]>('GET', '/api/notifications');
  // The worker notifies attendees after the answer to the edit.
  await expect.poll(async () => (await news()).map(({ kind }) => kind)).toContain('event_changed');
});
