import en from '../../packages/messaging/src/messages/en.json' with { type: 'json' };
import id from '../../packages/messaging/src/messages/id.json' with { type: 'json' };
import { pdf, photo } from './files.ts';
import { intercept } from './intercept.ts';
import { changeLanguage } from './members.ts';
import { storedDrafts } from './storedDrafts.ts';
import { tabTo } from './tabTo.ts';
import { expect, messagesPath, roomOf, test } from './talkers.ts';
import { violationsOf } from './violations.ts';

test.use({
  // The browser itself reports a refused message.
  expected: /status of 422/,
});

const NAMES = ['introduction', 'connection', 'inquiry'] as const;

test('a template fills the composer in either language, and confirms replacing text', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  const { page, pane } = await talk.open(siti, room);
  for (const texts of [en, id]) {
    if (texts === id) await changeLanguage(page);
    const box = page.getByRole('textbox', { name: texts.composer.label, exact: true });
    await box.fill('');
    for (const name of NAMES) {
      await page.getByRole('button', { name: texts.template.open }).click();
      await page.getByRole('button', { name: texts.template[name].title }).click();
      if (name !== NAMES[0]) {
        const question = page.getByRole('alertdialog', { name: texts.template.replaceTitle });
        await question.getByRole('button', { name: texts.template.keep }).click();
        await expect(box).toHaveValue(texts.template.introduction.text);
        await page.getByRole('button', { name: texts.template.open }).click();
        await page.getByRole('button', { name: texts.template[name].title }).click();
        await question.getByRole('button', { name: texts.template.replace, exact: true }).click();
      }
      await expect(box).toHaveValue(texts.template[name].text);
      if (name !== NAMES[0]) await box.fill(texts.template.introduction.text);
    }
    await expect(pane.getByRole('article')).toHaveCount(0);
  }
});

test('the composer grows with its text, Enter sends and Shift+Enter adds a line', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const { page, box, message } = await talk.open(siti, await roomOf(siti, budi));
  const height = async () => Math.round((await box.boundingBox())?.height ?? 0);
  await expect(box).toBeVisible();
  const seen = [await height()];
  await box.focus();
  await page.keyboard.type('satu');
  for (let line = 2; line <= 9; line += 1) {
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(`baris ${line}`);
    seen.push(await height());
  }
  expect(seen[0]).toBe(44);
  // Its border, a pixel on each side, is not the text area's.
  expect(seen.at(-1)).toBe(118);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  await page.keyboard.press('Enter');
  await expect(message(/satu.*baris 9/s)).toBeVisible();
  expect(await height()).toBe(44);

  await box.fill('  \n ');
  await page.keyboard.press('Enter');
  await box.fill('x'.repeat(20_000));
  await page.keyboard.press('Enter');
  await expect(page.getByText('A message holds at most 5,000 characters.')).toBeVisible();
  await expect(box).toHaveValue('x'.repeat(20_000));
  await box.fill('x'.repeat(5000));
  await page.keyboard.press('Enter');
  await expect(message(/x{5000}/).getByText('Sent', { exact: true })).toBeAttached();
  await expect(message(/./)).toHaveCount(2);
});

test('files are sent with and without words, and the receiver can open them', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Katalog menyusul');
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await expect(other.message('Katalog menyusul')).toBeVisible();
  const attach = async (...files: ReturnType<typeof pdf>[]) => {
    const chooser = one.page.waitForEvent('filechooser');
    await one.page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles(files);
  };
  await attach(photo('tenun.png'), pdf('daftar harga.pdf'));
  const chosen = one.page.getByRole('list', { name: 'Attached files' });
  await expect(chosen).toContainText('tenun.png');
  await one.box.fill('Ini katalognya');
  await one.page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(0);
  const received = other.message('Ini katalognya');
  await expect(received.locator('img[src*="thumbnail"]')).toHaveJSProperty('naturalWidth', 48);
  await expect(received).toContainText('daftar harga.pdf');

  await attach(pdf('faktur.pdf'));
  await expect(chosen).toContainText('faktur.pdf');
  await one.page.getByRole('button', { name: 'Send message' }).click();
  const bare = other.message('faktur.pdf');
  await expect(bare).toBeVisible();
  await expect(other.row(/Siti Rahmawati.*1 file/)).toBeVisible();
  // Nobody else may read them.
  const stranger = await talk.join('Orang Luar');
  const [message] = await budi.ask<{ attachments: string[] }[]>(
    'GET',
    `/api/messages/${room}/history?limit=1`,
  );
  const answer = await fetch(`${stranger.address}/api/files/${message?.attachments[0]}/download`, {
    headers: { authorization: `Bearer ${stranger.token}` },
  });
  expect(answer.status).toBe(404);
});

test('a refused message is retried and removed by keyboard alone', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Berapa harga ladanya?');
  const { page, row, message, box } = await talk.open(siti);
  const refuse = () =>
    intercept(page, '**/send', (route) =>
      route.fulfill({ status: 422, json: { detail: 'Not now, please' } }),
    );
  const relent = await refuse();
  await expect(row(/Budi Santoso/)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, row(/Budi Santoso/));
  await page.keyboard.press('Enter');
  await expect(message('Berapa harga')).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.type('Delapan puluh ribu');
  await page.keyboard.press('Enter');
  const failed = message('Delapan puluh ribu');
  await expect(failed).toContainText('Not sent');
  await expect(failed).toContainText('Not now, please');
  await expect(box).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  relent();
  await tabTo(page, page.getByRole('button', { name: 'Retry' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(failed.getByText('Sent', { exact: true })).toBeAttached();
  await refuse();
  await tabTo(page, box);
  await page.keyboard.type('Salah kirim');
  await page.keyboard.press('Enter');
  await expect(message('Salah kirim')).toContainText('Not sent');
  await tabTo(page, page.getByRole('button', { name: 'Remove' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(message('Salah kirim')).toHaveCount(0);
  // Focus is still in the conversation.
  await expect(page.locator('body')).not.toBeFocused();
  await expect.poll(() => storedDrafts(page)).not.toContain('Salah kirim');
  await page.reload();
  await expect(message('Delapan puluh ribu')).toBeVisible();
  await expect(message('Salah kirim')).toHaveCount(0);
});

test('a phone shows list and conversation on two screens, and Enter adds a line', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, `Panjang${'a'.repeat(300)}`);
  const { page, row, pane, box, message } = await talk.open(siti, undefined, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const bars = [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'User menu' }),
  ];
  await expect(row(/Budi/)).toBeVisible();
  for (const bar of bars) await expect(bar).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  await row(/Budi/).tap();
  await expect(pane).toBeVisible();
  await expect(row(/Budi/)).toBeHidden();
  // The conversation has the whole screen.
  for (const bar of bars) await expect(bar).toBeHidden();
  expect(await pane.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  // No keyboard opens, and a screen reader announces the conversation.
  await expect(pane.getByRole('heading', { name: /Budi/ })).toBeFocused();
  await expect(message('Panjang')).toBeInViewport();
  await expect(box).toBeInViewport();
  expect(await sideways()).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  await box.tap();
  await page.keyboard.type('satu');
  await page.keyboard.press('Enter');
  await page.keyboard.type('dua');
  await expect(box).toHaveValue('satu\ndua');
  await page.getByRole('button', { name: 'Send message' }).tap();
  await expect(message('dua').getByText('Sent', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Back to conversations' }).tap();
  await expect(page).toHaveURL(messagesPath());
  await expect(row(/Budi.*You: satu/)).toBeVisible();
  await expect(pane).toBeHidden();
  for (const bar of bars) await expect(bar).toBeVisible();
  await page.goBack();
  await expect(pane).toBeVisible();
  await page.goBack();
  await expect(row(/Budi/)).toBeVisible();
  await page.getByRole('button', { name: 'New conversation' }).tap();
  await page.getByRole('option', { name: /Budi/ }).first().tap();
  await page.getByRole('button', { name: 'Open conversation' }).tap();
  await expect(pane.getByRole('heading', { name: /Budi/ })).toBeFocused();
});
