import type { Page } from '@playwright/test';
import { loadKindTexts, notificationKinds } from '@saudagar/contract/notifications';
import type { RunningServer } from '../../apps/server/testing/runningServer.ts';
import { test as base, expect } from './fixtures.ts';
import { LIBRARIAN } from './library.ts';
import { SOURCES } from './notificationSources.ts';
import { askerOf, enter, join } from './talkers.ts';

const MODERATOR = { email: 'made@example.com', name: 'Made Wirawan', password: 'kain-tenun-88' };

/** Options of a server on which every source can be tried. */
export const SOURCES_SERVER = {
  admin: LIBRARIAN,
  moderator: MODERATOR,
  env: { APPROVE_NEW_MEMBERS_DAYS: '1', RATE_LIMITS: 'off' },
};

const KIND_TEXTS: Readonly<Record<string, string>> = (await loadKindTexts('en')).default;
/** Kinds without a link: their subject is deleted, or the notification says everything. */
const LEAD_NOWHERE = [
  ...['flag_dismissed', 'flag_warned', 'flag_removed'],
  ...['event_deleted', 'tender_deleted', 'group_removed', 'resource_deleted_by_staff'],
  ...['member_deactivated', 'member_deleted'],
];
/** Kinds of acts that end the member's sessions, or that only a command of the operator causes. */
const NOT_SEEN_AT_ONCE = [
  ...['password_reset_by_admin', 'account_reactivated'],
  ...['made_moderator', 'member_made_moderator'],
];

/** Tests that each source notifies its recipient at once and links to its subject. */
export function expectNotificationSources(server: () => RunningServer): void {
  base('every kind of notification has a source that is tried', () => {
    const tried = Object.values(SOURCES).flatMap((kinds) => Object.keys(kinds));
    expect([...tried, ...NOT_SEEN_AT_ONCE].toSorted()).toEqual(
      Object.keys(notificationKinds).toSorted(),
    );
  });

  for (const [area, sources] of Object.entries(SOURCES))
    base(`a member is told of ${area} at once, and led to each thing`, async ({ visit }) => {
      const { address } = server();
      const [me, budi, dewi] = [
        area === 'moderators'
          ? await enter(address, MODERATOR)
          : await join(address, 'Siti Rahmawati'),
        await join(address, 'Budi Santoso'),
        await join(address, 'Dewi Anggraini'),
      ];
      const admin = await askerOf(address, LIBRARIAN);
      const page = await visit(me.browser());
      await page.goto('/notifications');
      await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
      for (const [kind, source] of Object.entries(sources)) {
        await source({ me, budi, dewi, admin }, titleOf(kind));
        // The server looks for passed deadlines at intervals.
        await expect(rowOf(page, kind), kind).toBeVisible({ timeout: 20_000 });
        // Before later ones push it off the first page.
        await follow(page, kind);
      }
    });
}

const titleOf = (kind: string) => `Kabar ${kind}`;

const rowOf = (page: Page, kind: string) =>
  page
    .getByRole('list', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: sentenceOf(kind) });

/**
 * Opens the subject of a notification, and comes back; kinds without a link have nothing to open.
 */
async function follow(page: Page, kind: string): Promise<void> {
  const link = rowOf(page, kind).getByRole('link', { name: sentenceOf(kind) });
  if (LEAD_NOWHERE.includes(kind)) {
    await expect(link, kind).toHaveCount(0);
    return;
  }
  await link.click();
  await expect(page).not.toHaveURL(/\/notifications/);
  // A part of a tender opens in a dialog, above its page.
  const main = page.getByRole('main').or(page.getByRole('dialog'));
  const isTitled = textOf(kind).includes('{{title}}');
  const thing = isTitled ? main.getByText(titleOf(kind)) : main.getByRole('heading', { level: 1 });
  await expect(thing.filter({ visible: true }).first(), kind).toBeVisible();
  await page.goBack();
}

/** The text for one person. */
const textOf = (kind: string) => KIND_TEXTS[kind] ?? KIND_TEXTS[`${kind}_one`] ?? kind;

/** Matches the text of a kind, with any name. */
function sentenceOf(kind: string): RegExp {
  const sentence = textOf(kind).replace(/[.?()]/g, String.raw`\$&`);
  return new RegExp(
    sentence
      .replace('{{actors}}', '.+')
      .replace('{{count}}', String.raw`\d+`)
      .replace('{{title}}', `[^”]*${titleOf(kind)}[^”]*`),
  );
}
