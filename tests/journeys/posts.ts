import type { Locator } from 'playwright';
import type { Hands } from './hands.ts';
import type { Journey } from './journey.ts';

/** A post on the page. */
export type Where = (hands: Hands) => Locator;

/** The first post on the page. */
export const firstPost: Where = ({ page }) => page.getByRole('article').first();

/** A button of a post. */
export const inPost = (hands: Hands, post: Where, key: string): Locator =>
  post(hands)
    .getByRole('button', { name: hands.say(key), exact: true })
    .first();

/** Opens the composer, unless a draft has opened it. */
export async function openComposer({ page, say, field, press }: Hands): Promise<void> {
  const opener = page
    .getByRole('button', { name: say('feed:composer.open') })
    .or(page.getByRole('button', { name: say('feed:composer.resume') }));
  await opener.or(field('feed:composer.text')).first().waitFor();
  if (await opener.isVisible()) await press(opener);
  await field('feed:composer.text').waitFor();
}

/** Writes a post on the feed and shares it. */
export const writePost = (text: string): Journey => ({
  reach: openComposer,
  fill: ({ field, write }) => write(field('feed:composer.text'), text),
  press: ({ button }) => button('feed:composer.submit'),
  done: ({ page }) => page.getByRole('article').filter({ hasText: text }),
});

/** Likes a post. */
export const likePost = (post: Where): Journey => ({
  press: (hands) => inPost(hands, post, 'flows:like.action'),
  done: (hands) =>
    post(hands)
      .locator('[aria-pressed="true"]')
      .and(inPost(hands, post, 'flows:like.action')),
});

/** Opens a post's comments, when they are closed. */
export async function openComments(hands: Hands, post: Where): Promise<void> {
  const button = inPost(hands, post, 'posts:comments.action');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await hands.press(button);
}

/** Comments on a post. */
export const comment = (post: Where, text: string): Journey => ({
  reach: (hands) => openComments(hands, post),
  fill: ({ field, write }) => write(field('posts:comments.write'), text),
  press: (hands) => inPost(hands, post, 'posts:comments.send'),
  done: ({ page }) => page.getByRole('listitem').filter({ hasText: text }),
});
