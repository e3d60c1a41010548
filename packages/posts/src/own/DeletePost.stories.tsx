import { deletePost, listPosts } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import { createGate, delayed, dropConnection, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { userEvent as browserUser, expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The newest post and the seventh are the member's own. */
const meta = preview.meta({
  title: 'Delete your own post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 3 }) } },
});

const newest = async (canvas: Canvas) => {
  const [post] = await canvas.findAllByRole('article');
  if (!post) throw new Error('There is no post');
  return post;
};

async function ask(canvas: Canvas) {
  const opener = within(await newest(canvas)).getByRole('button', { name: 'More actions' });
  await browserUser.click(opener);
  await browserUser.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
  await canvas.findByRole('alertdialog', { name: 'Delete post' });
  return opener;
}

const confirm = (canvas: Canvas) =>
  browserUser.click(canvas.getByRole('button', { name: 'Delete' }));

/** The confirmation; focus starts on the declining button. */
export const Asking = meta.story({
  name: 'Delete the post?',
  tags: ['phone', 'asked'],
  async play({ canvas }) {
    if (canvas.queryByRole('alertdialog')) return;
    await ask(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** Declining sends nothing and restores focus. */
export const Declined = meta.story({
  name: 'Deletion declined',
  async play({ canvas, userEvent }) {
    const opener = await ask(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The deletion is pending: a second press does nothing. */
export const Deleting = meta.story({
  name: 'Post being deleted',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(deletePost));
  },
  async play({ canvas, userEvent }) {
    await ask(canvas);
    await confirm(canvas);
    await expect(canvas.getByRole('button', { name: 'Delete In progress' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
});

/** Deleted: a toast confirms it, and focus moves to the next post. */
export const Deleted = meta.story({
  name: 'Post deleted',
  tags: ['done'],
  async play({ canvas, canvasElement, mocks }) {
    await ask(canvas);
    await confirm(canvas);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(async () => expect(await newest(canvas)).toHaveFocus());
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('Your post has been deleted.'),
    );
    await expect(() => mocks.community.posts.find('post-003', 'member-1')).toThrow();
  },
});

/** Deleted during a reload: the list reloads again, since that response may still contain it. */
export const StaysDeleted = meta.story({
  name: 'Stays deleted after the list reloads',
  tags: ['no-picture', 'done'],
  async play({ canvas, msw, userEvent }) {
    const gate = createGate();
    await newest(canvas);
    msw.use(delayed(listPosts, gate, { once: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await ask(canvas);
    await confirm(canvas);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    gate.open();
    await waitFor(() => expect(canvas.getByRole('feed')).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

/** Deleting failed: shows the reason, and a retry succeeds. */
export const DeletedAgain = meta.story({
  name: 'Deletion failed, then retried',
  tags: ['no-picture', 'phone', 'failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(deletePost, { once: true }));
  },
  async play({ canvas }) {
    if (!canvas.queryByRole('alertdialog')) await ask(canvas);
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It could not be deleted. We cannot reach the server. Please try again in a moment.',
    );
    await confirm(canvas);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

/** Already deleted elsewhere: counts as success. */
export const GoneAlready = meta.story({
  name: 'Already deleted elsewhere',
  tags: ['no-picture', 'gone'],
  async play({ canvas, mocks }) {
    await ask(canvas);
    mocks.community.posts.remove('post-003');
    await confirm(canvas);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});
