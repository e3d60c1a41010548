import { deleteComment, flagContent, listComments, updateComment } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import {
  buildComment,
  failWith,
  neverAnswer,
  replyWith,
  sampleCommunity,
  watchCalls,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { userEvent as browserUser, expect, waitFor, within } from 'storybook/test';

/** One post with two comments: Budi's, with a reply by Ayu, and Rizky's. */
const community = () => sampleCommunity({ posts: 1 });
const budi = { portal: { community, signedInAs: 'member-2' } };
const rizky = { portal: { community, signedInAs: 'member-4' } };

const meta = preview.meta({
  title: 'Like, edit, delete or report a comment',
  component: Feed,
  parameters: { portal: { community } },
});

type Canvas = ReturnType<typeof within>;

async function openComments(canvas: Canvas) {
  const toggle = await canvas.findByRole('button', { name: 'Comments' });
  await browserUser.click(toggle);
  await canvas.findByText(/Kualitasnya bagus/);
  return toggle;
}

const panel = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Comments' }));

/** Chooses from the menu of the comment at `index`; Budi's is the first, Rizky's the last. */
async function choose(canvas: Canvas, name: 'Edit' | 'Delete' | 'Flag', index = -1) {
  await openComments(canvas);
  const opener = panel(canvas).getAllByRole('button', { name: 'More actions' }).at(index);
  if (!opener) throw new Error('There is no such comment');
  await browserUser.click(opener);
  await browserUser.click(await canvas.findByRole('menuitem', { name }));
  return opener;
}

/** A like shows at once and is stored by the server. */
// FEED-132
export const Liked = meta.story({
  name: 'Comment liked',
  tags: ['done'],
  async play({ canvas, mocks }) {
    await openComments(canvas);
    const [like] = panel(canvas).getAllByRole('button', { name: 'Like' });
    if (!like) throw new Error('Nothing to like');
    await browserUser.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('Budi Santoso 1 like');
    await waitFor(() =>
      expect(mocks.community.comments.find('comment-1', 'member-1')).toMatchObject({
        user_liked: true,
      }),
    );
  },
});

/** One's own comment offers no flag. */
export const OwnMenu = meta.story({
  name: "Menu of one's own comment",
  tags: ['no-picture'],
  parameters: rizky,
  async play({ canvas }) {
    await openComments(canvas);
    const opener = panel(canvas).getAllByRole('button', { name: 'More actions' }).at(-1);
    await browserUser.click(opener as HTMLElement);
    await canvas.findByRole('menuitem', { name: 'Edit' });
    await expect(canvas.queryByRole('menuitem', { name: 'Flag' })).toBeNull();
    await browserUser.keyboard('{Escape}');
  },
});

export const Editing = meta.story({
  name: 'Editing a comment',
  tags: ['phone'],
  parameters: rizky,
  async play({ canvas }) {
    if (canvas.queryByRole('textbox', { name: 'Edit comment' })) return;
    await choose(canvas, 'Edit');
    await expect(await canvas.findByRole('textbox', { name: 'Edit comment' })).toBeVisible();
  },
});

/** An own comment is edited in place; Control + Enter saves it. */
export const Edited = meta.story({
  name: 'Comment edited',
  tags: ['phone', 'done'],
  parameters: rizky,
  async play({ canvas, userEvent }) {
    if (canvas.queryByText('edited')) return;
    const opener = await choose(canvas, 'Edit');
    const field = await canvas.findByRole('textbox', { name: 'Edit comment' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' sekali{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('edited')).toBeVisible();
    await expect(canvas.getByText(/dua kali pesan\. sekali/)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const EditFailed = meta.story({
  name: 'Edit not saved',
  tags: ['failed'],
  parameters: rizky,
  beforeEach({ msw }) {
    msw.use(failWith(updateComment, 500));
  },
  async play({ canvas, userEvent }) {
    await choose(canvas, 'Edit');
    const field = await canvas.findByRole('textbox', { name: 'Edit comment' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' sekali');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your changes were not saved.',
    );
  },
});

export const Deleting = meta.story({
  name: 'Comment being deleted',
  tags: ['sending'],
  parameters: rizky,
  beforeEach({ msw }) {
    msw.use(neverAnswer(deleteComment));
  },
  async play({ canvas }) {
    await choose(canvas, 'Delete');
    await browserUser.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('button', { name: 'Delete In progress' })).toBeVisible();
  },
});

/** Deleted: the count is updated and focus moves to the previous comment. */
export const Deleted = meta.story({
  name: 'Comment deleted (removed)',
  tags: ['done'],
  parameters: rizky,
  async play({ canvas }) {
    await choose(canvas, 'Delete');
    await browserUser.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText(/Kualitasnya bagus/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Comments' })).toHaveAccessibleDescription(
      '2 comments',
    );
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent('Sudah saya kirim lewat pesan'),
    );
  },
});

/** A deleted comment with replies leaves a placeholder without text and author. */
export const DeletedWithReplies = meta.story({
  name: 'Deleted comment with replies: placeholder',
  tags: ['phone', 'gone'],
  parameters: budi,
  async play({ canvas }) {
    if (canvas.queryByText('This comment was deleted')) return;
    await choose(canvas, 'Delete', 0);
    await browserUser.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('This comment was deleted')).toBeVisible();
    await expect(canvas.getByText(/Sudah saya kirim/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Comments' })).toHaveAccessibleDescription(
      '2 comments',
    );
  },
});

/** Deleting the only comment restores the empty state. */
export const OnlyOneDeleted = meta.story({
  name: 'Only comment deleted',
  tags: ['done', 'empty'],
  parameters: {
    portal: {
      community() {
        const alone = sampleCommunity({ posts: 2 });
        alone.posts.remove('post-002');
        alone.comments.add(
          'post-001',
          buildComment({ id: 'comment-9', content: 'Kualitasnya bagus' }),
        );
        return alone;
      },
    },
  },
  async play({ canvas }) {
    await choose(canvas, 'Delete');
    await browserUser.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/No comments yet/)).toBeVisible();
  },
});

/** A comment is flagged with its own type. */
// FEED-134
export const Flagged = meta.story({
  name: 'Comment reported to moderators (flagged)',
  tags: ['done'],
  async play({ canvas, msw }) {
    const calls = watchCalls(flagContent);
    msw.use(calls.handler);
    const opener = await choose(canvas, 'Flag', 0);
    await browserUser.click(await canvas.findByRole('radio', { name: 'Harassment' }));
    await browserUser.click(canvas.getByRole('button', { name: 'Flag Content' }));
    await waitFor(() =>
      expect(calls.bodies).toEqual([
        expect.objectContaining({ content_type: 'comment', content_id: 'comment-1' }),
      ]),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A comment its author deleted meanwhile: flagging reports it, then removes and uncounts it. */
export const FlaggedTooLate = meta.story({
  name: 'Reported comment was deleted meanwhile',
  tags: ['gone'],
  async play({ canvas, mocks }) {
    const toggle = canvas.findByRole('button', { name: 'Comments' });
    await choose(canvas, 'Flag');
    mocks.community.comments.delete('member-4', 'post-001', 'comment-3');
    await browserUser.click(await canvas.findByRole('radio', { name: 'Spam' }));
    await browserUser.click(canvas.getByRole('button', { name: 'Flag Content' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It may have been deleted.');
    await browserUser.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByText(/Kualitasnya bagus/)).toBeNull());
    await waitFor(async () => expect(await toggle).toHaveAccessibleDescription('2 comments'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Sudah saya kirim'));
  },
});

/** Typing a mention suggests members. */
export const Mentioning = meta.story({
  name: 'Members suggested for a mention',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    if (canvas.queryByRole('listbox')) return;
    await openComments(canvas);
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.click(field);
    await userEvent.keyboard('Terima kasih @budi');
    await canvas.findByRole('option', { name: /Budi Santoso/ });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Terima kasih @budi.santoso ');
    await expect(canvas.queryByText(/^Terima kasih/, { selector: 'div' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.keyboard('@d');
    await expect(await canvas.findByRole('option', { name: /Dewi/ })).toBeVisible();
  },
});

/** Hundreds of replies: the first few are shown, more load on request, and focus follows. */
export const LongThread = meta.story({
  name: 'Hundreds of replies',
  parameters: {
    portal: {
      community() {
        const busy = community();
        for (let nth = 0; nth < 240; nth += 1) {
          const id = `reply-${String(nth).padStart(3, '0')}`;
          const content = `Saya pesan ${nth} potong`;
          busy.comments.add(
            'post-001',
            buildComment({ id, content, parent_comment_id: 'comment-3' }),
          );
        }
        return busy;
      },
    },
  },
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await expect(canvas.queryByText('Saya pesan 5 potong')).toBeNull();
    const more = canvas.getByRole('button', { name: 'Show 235 more replies' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Saya pesan 5 potong'));
    await expect(canvas.getByText('Saya pesan 24 potong')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show 215 more replies' })).toBeVisible();
  },
});

/** A server without likes of comments: no like button. */
export const ForeignServer = meta.story({
  name: 'Server without likes of comments',
  beforeEach({ msw }) {
    const { likes_count, user_liked, ...comment } = buildComment({ content: 'Kualitasnya bagus' });
    msw.use(replyWith(listComments, [comment]));
  },
  async play({ canvas }) {
    await openComments(canvas);
    await expect(panel(canvas).queryByRole('button', { name: 'Like' })).toBeNull();
    await expect(panel(canvas).getByRole('button', { name: 'Reply' })).toBeVisible();
  },
});
