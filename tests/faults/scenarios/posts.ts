import { inDialog } from '../../journeys/dialog.ts';
import {
  comment,
  firstPost,
  inPost,
  likePost,
  openComments as openCommentsOf,
} from '../../journeys/posts.ts';
import type { Hands, Scenario } from '../scenario.ts';

// Siti's own post, with three comments, is the newest.

const WRITTEN = 'Stok terbatas';

const inOwn = (hands: Hands, key: string) => inPost(hands, firstPost, key);
const openComments = (hands: Hands) => openCommentsOf(hands, firstPost);
const commentsButton = (hands: Hands) => inOwn(hands, 'posts:comments.action');

const firstComment = (hands: Hands) => firstPost(hands).getByRole('listitem').first();

async function chooseFromMenu(hands: Hands, key: string) {
  await inOwn(hands, 'posts:post.menu').click();
  await hands.page.getByRole('menuitem', { name: hands.say(key) }).click();
}

async function chooseFromCommentMenu(hands: Hands, key: string) {
  await openComments(hands);
  await firstComment(hands)
    .getByRole('button', { name: hands.say('posts:post.menu') })
    .first()
    .click();
  await hands.page.getByRole('menuitem', { name: hands.say(key) }).click();
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
        reach: (hands) => inOwn(hands, 'posts:post.flag').click(),
        async fill({ page: shown, say, field }) {
          await shown.getByText(say('flag:reasons.spam'), { exact: true }).click();
          await field('flag:description').fill(WRITTEN);
        },
        press: (hands) => inDialog(hands, 'flag:submit'),
        done: ({ page: shown, say }) => shown.getByText(say('flag:done')),
      },
      {
        ...where,
        does: 'edit a post',
        reach: (hands) => chooseFromMenu(hands, 'posts:edit.action'),
        fill: ({ field }) => field('posts:edit.post').fill(WRITTEN),
        press: (hands) => inOwn(hands, 'posts:edit.save'),
        done: ({ page: shown, say }) => shown.getByText(say('posts:post.edited'), { exact: true }),
      },
      {
        ...where,
        does: 'delete a post',
        reach: (hands) => chooseFromMenu(hands, 'posts:delete.action'),
        press: (hands) => inDialog(hands, 'posts:delete.action'),
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
      press: (hands) =>
        firstComment(hands)
          .getByRole('button', { name: hands.say('flows:like.action'), exact: true })
          .first(),
      done: (hands) => firstComment(hands).locator('[aria-pressed="true"]'),
    },
    {
      does: 'edit a comment',
      page: '/feed',
      as: 'member-2',
      reach: (hands) => chooseFromCommentMenu(hands, 'posts:edit.action'),
      fill: ({ field }) => field('posts:edit.comment').fill(WRITTEN),
      press: (hands) => inOwn(hands, 'posts:edit.save'),
      done: ({ page, say }) => page.getByText(say('posts:post.edited'), { exact: true }),
    },
    {
      does: 'delete a comment',
      page: '/feed',
      as: 'member-2',
      reach: (hands) => chooseFromCommentMenu(hands, 'posts:delete.action'),
      press: (hands) => inDialog(hands, 'posts:delete.action'),
      done: ({ page, say }) => page.getByText(say('posts:delete.commentDone')),
    },
  ]);
