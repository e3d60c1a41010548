import type { Hands, Scenario } from '../scenario.ts';

/** Siti's own, with three comments, is the newest. */
const own = ({ page }: Hands) => page.getByRole('article').first();
const WRITTEN = 'Stok terbatas';

const inOwn = (hands: Hands, key: string) =>
  own(hands)
    .getByRole('button', { name: hands.say(key), exact: true })
    .first();
const inDialog = ({ page, say }: Hands, key: string) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .last()
    .getByRole('button', { name: say(key), exact: true });

const commentsButton = (hands: Hands) => inOwn(hands, 'posts:comments.action');
async function openComments(hands: Hands) {
  const button = commentsButton(hands);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

const firstComment = (hands: Hands) => own(hands).getByRole('listitem').first();

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
        done: own,
      },
      {
        ...where,
        does: 'like a post',
        unsaid: { likePost: 'FEED-107: it is taken back without a word.' },
        press: (hands) => inOwn(hands, 'posts:like.action'),
        done: (hands) =>
          own(hands).locator('[aria-pressed="true"]').and(inOwn(hands, 'posts:like.action')),
      },
      {
        ...where,
        does: 'comment',
        reach: openComments,
        fill: ({ field }) => field('posts:comments.write').fill(WRITTEN),
        press: (hands) => inOwn(hands, 'posts:comments.send'),
        done: ({ page: shown }) => shown.getByRole('listitem').filter({ hasText: WRITTEN }),
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
          .getByRole('button', { name: hands.say('posts:like.action'), exact: true })
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
