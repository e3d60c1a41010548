import type { Locator } from 'playwright';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** A post on the page. */
export type Where = (user: PageUser) => Locator;

/** The first post on the page. */
export const firstPost: Where = ({ page }) => page.getByRole('article').first();

/** A button of a post. */
export const inPost = (user: PageUser, post: Where, key: string): Locator =>
  post(user)
    .getByRole('button', { name: user.say(key), exact: true })
    .first();

/** Opens the composer, unless a draft has opened it. */
export async function openComposer({ page, say, field, press }: PageUser): Promise<void> {
  const opener = page
    .getByRole('button', { name: say('feed:composer.open') })
    .or(page.getByRole('button', { name: say('feed:composer.resume') }))
    .or(page.getByRole('button', { name: new RegExp(`^${say('feed:composer.draft')} `) }));
  await opener.or(field('feed:composer.text')).first().waitFor();
  if (await opener.isVisible()) await press(opener);
  await field('feed:composer.text').waitFor();
}

/** Writes a post on the feed and shares it. */
export const writePost = (text: string): Journey => ({
  reach: openComposer,
  fill: ({ field, write }) => write(field('feed:composer.text'), text),
  press: ({ button }) => button('feed:composer.submit'),
  // Not the card of a post being shared.
  done: ({ page }) => page.locator('article:not([aria-busy="true"])').filter({ hasText: text }),
});

/** Likes a post. */
export const likePost = (post: Where): Journey => ({
  press: (user) => inPost(user, post, 'flows:like.action'),
  done: (user) =>
    post(user)
      .locator('[aria-pressed="true"]')
      .and(inPost(user, post, 'flows:like.action')),
});

/** Opens a post's comments, when they are closed. */
export async function openComments(user: PageUser, post: Where): Promise<void> {
  const button = inPost(user, post, 'posts:comments.action');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await user.press(button);
}

/** Comments on a post. */
export const comment = (post: Where, text: string): Journey => ({
  reach: (user) => openComments(user, post),
  fill: ({ field, write }) => write(field('posts:comments.write'), text),
  press: (user) => inPost(user, post, 'posts:comments.send'),
  done: ({ page }) => page.getByRole('listitem').filter({ hasText: text }),
});
