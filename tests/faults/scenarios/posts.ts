import { inDialog } from '../../journeys/dialog.ts';
import {
  comment,
  firstPost,
  inPost,
  likePost,
  openComments as openCommentsOf,
} from '../../journeys/posts.ts';
import type { PageUser, Scenario } from '../scenario.ts';

// Siti's own post, with three comments, is the newest.

const WRITTEN = 'Stok terbatas';

const inOwn = (user: PageUser, key: string) => inPost(user, firstPost, key);
const openComments = (user: PageUser) => openCommentsOf(user, firstPost);
const commentsButton = (user: PageUser) => inOwn(user, 'posts:comments.action');

const firstComment = (user: PageUser) => firstPost(user).getByRole('listitem').first();

async function chooseFromMenu(user: PageUser, key: string) {
  await inOwn(user, 'posts:post.menu').click();
  await user.page.getByRole('menuitem', { name: user.say(key), exact: true }).click();
}

async function chooseFromCommentMenu(user: PageUser, key: string) {
  await openComments(user);
  await firstComment(user)
    .getByRole('button', { name: user.say('posts:post.menu') })
    .first()
    .click();
  await user.page.getByRole('menuitem', { name: user.say(key) }).click();
}

export const scenarios: readonly Scenario[] = ['/feed', '/posts/:id']
  .flatMap((page): Scenario[] => {
    const where = { page, path: page.replace(':id', 'post-004') };
    return [
      {
        ...where,
        does: 'open the page',
        done: firstPost,
      },
      {
        ...where,
        does: 'like a post',
        unsaid: { likePost: 'FEED-107: it is taken back without a word.' },
        ...likePost(firstPost),
      },
      {
        ...where,
        does: 'comment',
        ...comment(firstPost, WRITTEN),
      },
      {
        ...where,
        does: 'flag a post',
        as: 'member-2',
        reach: (user) => chooseFromMenu(user, 'posts:post.flag'),
        async fill({ page: shown, say, field }) {
          await shown.getByText(say('flag:reasons.spam'), { exact: true }).click();
          await field('flag:description').fill(WRITTEN);
        },
        press: (user) => inDialog(user, 'flag:submit'),
        done: ({ page: shown, say }) => shown.getByText(say('flag:done')),
      },
      {
        ...where,
        does: 'edit a post',
        reach: (user) => chooseFromMenu(user, 'posts:edit.action'),
        fill: ({ field }) => field('posts:edit.post').fill(WRITTEN),
        press: (user) => inOwn(user, 'posts:edit.save'),
        done: ({ page: shown, say }) => shown.getByText(say('posts:post.edited'), { exact: true }),
      },
      {
        ...where,
        does: 'delete a post',
        reach: (user) => chooseFromMenu(user, 'posts:delete.action'),
        press: (user) => inDialog(user, 'posts:delete.action'),
        done: ({ page: shown, say }) =>
          shown
            .getByText(say('posts:delete.postDone'))
            .or(shown.getByText(say('posts:postPage.deletedText')))
            .first(),
      },
    ];
  })
  .concat([
    {
      does: 'read the comments',
      page: '/feed',
      press: commentsButton,
      done: ({ page: shown }) => shown.getByText('Boleh minta katalog dan daftar harganya?'),
    },
    {
      does: 'like a comment',
      unsaid: { likeComment: 'FEED-107: it is taken back without a word.' },
      page: '/feed',
      reach: openComments,
      press: (user) =>
        firstComment(user)
          .getByRole('button', { name: user.say('flows:like.action'), exact: true })
          .first(),
      done: (user) => firstComment(user).locator('[aria-pressed="true"]'),
    },
    {
      does: 'edit a comment',
      page: '/feed',
      as: 'member-2',
      reach: (user) => chooseFromCommentMenu(user, 'posts:edit.action'),
      fill: ({ field }) => field('posts:edit.comment').fill(WRITTEN),
      press: (user) => inOwn(user, 'posts:edit.save'),
      done: ({ page, say }) => page.getByText(say('posts:post.edited'), { exact: true }),
    },
    {
      does: 'delete a comment',
      page: '/feed',
      as: 'member-2',
      reach: (user) => chooseFromCommentMenu(user, 'posts:delete.action'),
      press: (user) => inDialog(user, 'posts:delete.action'),
      done: ({ page, say }) => page.getByText(say('posts:delete.commentDone')),
    },
  ]);
