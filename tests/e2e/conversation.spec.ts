import type { Page } from '@playwright/test';
import flagEn from '../../packages/flag/src/messages/en.json' with { type: 'json' };
import flagId from '../../packages/flag/src/messages/id.json' with { type: 'json' };
import flowsEn from '../../packages/flows/src/messages/en.json' with { type: 'json' };
import flowsId from '../../packages/flows/src/messages/id.json' with { type: 'json' };
import postsEn from '../../packages/posts/src/messages/en.json' with { type: 'json' };
import postsId from '../../packages/posts/src/messages/id.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { arrive, changeLanguage, newMember, post } from './members.ts';
import { storedDrafts } from './storedDrafts.ts';
import { tabTo } from './tabTo.ts';

const languages = {
  en: { posts: postsEn, flag: flagEn, flows: flowsEn },
  id: { posts: postsId, flag: flagId, flows: flowsId },
};

for (const [language, { posts, flag, flows }] of Object.entries(languages)) {
  test.describe(`the keyboard alone, in ${language}`, () => {
    let jati: string;
    let rotan: string;
    test.beforeEach(async ({ page, otherPage }) => {
      const { username } = newMember();
      jati = `Kayu jati dari Jepara, ${username}`;
      rotan = `Rotan asli dari Cirebon, ${username}`;
      await arrive(otherPage, newMember({ name: 'Budi Santoso' }));
      await post(otherPage, jati);
      await arrive(page);
      await post(page, rotan);
      if (language === 'id') await changeLanguage(page);
    });

    test('another member’s post is liked, answered, flagged and shared by keyboard', async ({
      page,
    }) => {
      const other = page.getByRole('article').filter({ hasText: jati });
      const button = (name: string) => other.getByRole('button', { name, exact: true }).first();
      await tabTo(page, button(flows.like.action));
      await page.keyboard.press('Space');
      await expect(button(flows.like.action)).toHaveAttribute('aria-pressed', 'true');

      await tabTo(page, button(posts.comments.action));
      await page.keyboard.press('Enter');
      await expect(other.getByRole('textbox', { name: posts.comments.write })).toBeFocused();
      await page.keyboard.type('Berapa harganya?');
      await page.keyboard.press('Enter');
      await expect(
        other.getByRole('listitem').filter({ hasText: 'Berapa harganya?' }),
      ).toBeVisible();
      await expect(button(posts.comments.action)).toHaveAccessibleDescription(/^1 /);

      const reply = button(posts.comments.reply);
      await tabTo(page, reply, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(other.getByRole('textbox', { name: posts.comments.writeReply })).toBeFocused();
      await page.keyboard.type('Untuk sepuluh meja.');
      await page.keyboard.press('Enter');
      await expect(other.getByRole('list', { name: posts.comments.replies })).toContainText(
        'Untuk sepuluh meja.',
      );
      await expect(reply).toBeFocused();
      await expect(button(posts.comments.action)).toHaveAccessibleDescription(/^2 /);

      await tabTo(page, button(posts.post.menu), 'Shift+Tab');
      await choose(page, posts.post.flag);
      await expect(page.getByRole('dialog', { name: flag.title })).toBeVisible();
      const spam = page.getByRole('radio', { name: flag.reasons.spam });
      await tabTo(page, spam);
      await page.keyboard.press('Space');
      await expect(spam).toBeChecked();
      await tabTo(page, page.getByRole('button', { name: flag.submit }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(flag.done)).toBeVisible();
      await expect(button(posts.post.menu)).toBeFocused();

      await tabTo(page, button(posts.post.share));
      await page.keyboard.press('Enter');
      const sharing = page.getByRole('dialog', { name: posts.post.shareTitle });
      await expect(sharing.getByRole('textbox')).toHaveValue(/\/posts\/[\w-]+$/);
      await page.keyboard.press('Escape');
      await expect(sharing).toBeHidden();
      await expect(button(posts.post.share)).toBeFocused();
    });

    test('one’s own post and comment are edited and deleted by keyboard', async ({ page }) => {
      const own = page.getByRole('article').first();
      const menu = own.getByRole('button', { name: posts.post.menu }).first();
      await expect(own).toContainText(rotan);

      await tabTo(page, own.getByRole('button', { name: posts.comments.action }));
      await page.keyboard.press('Enter');
      await expect(own.getByRole('textbox', { name: posts.comments.write })).toBeFocused();
      await page.keyboard.type('Stok terbatas');
      await page.keyboard.press('Enter');
      const comment = own.getByRole('listitem').filter({ hasText: 'Stok terbatas' });
      await tabTo(page, comment.getByRole('button', { name: posts.post.menu }), 'Shift+Tab');
      await choose(page, posts.edit.action);
      await expect(own.getByRole('textbox', { name: posts.edit.comment })).toBeFocused();
      await page.keyboard.type(' sekali');
      await page.keyboard.press('Control+Enter');
      await expect(comment).toContainText('Stok terbatas sekali');
      await expect(comment.getByRole('button', { name: posts.post.menu })).toBeFocused();
      await choose(page, posts.delete.action);
      await confirmDeletion(page, posts.delete.comment, posts.delete.action);
      await expect(comment).toHaveCount(0);
      await expect(own.getByText(posts.comments.empty)).toBeVisible();

      await tabTo(page, menu, 'Shift+Tab');
      await choose(page, posts.edit.action);
      await expect(own.getByRole('textbox', { name: posts.edit.post })).toBeFocused();
      await page.keyboard.type(', siap kirim');
      await page.keyboard.press('Control+Enter');
      await expect(own.getByText(posts.post.edited, { exact: true })).toBeVisible();
      await expect(own).toContainText(`${rotan}, siap kirim`);
      await expect(menu).toBeFocused();

      await choose(page, posts.delete.action);
      await confirmDeletion(page, posts.delete.post, posts.delete.action);
      await expect(page.getByText(posts.delete.postDone)).toBeVisible();
      const next = page.getByRole('article').first();
      await expect(next).toContainText(jati);
      await expect(next).toBeFocused();
      await page.reload();
      await expect(next).toContainText(jati);
    });
  });
}

test('an unsent comment is restored after a reload', async ({ page }) => {
  await arrive(page);
  await post(page, 'Kunyit kering dari Semarang');
  const own = page.getByRole('article').first();
  const toggle = own.getByRole('button', { name: postsEn.comments.action });
  await toggle.click();
  const box = own.getByRole('textbox', { name: postsEn.comments.write });
  await box.fill('Harga per kilo');
  await expect.poll(() => storedDrafts(page)).toContain('Harga per kilo');
  // Its panel opens by itself.
  await page.reload();
  await expect(box).toHaveValue('Harga per kilo');
});

/** Opens the focused menu and selects one of its actions. */
async function choose(page: Page, action: string) {
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await tabTo(page, item, 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Confirms a deletion: focus starts on Cancel, the act is one Tab away. */
async function confirmDeletion(page: Page, title: string, act: string) {
  const question = page.getByRole('alertdialog', { name: title });
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: act })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}
