import { getPost } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PostPage } from './PostPage.tsx';

const meta = preview.meta({
  title: 'One post on its own page',
  component: PostPage,
  args: { postId: 'post-006', onHide: fn() },
  parameters: {
    portal: { pages: ['feed', 'post'], community: () => sampleCommunity({ posts: 6 }) },
  },
});

/** A post with open comments and a back link. */
// SHELL-063
export const Ready = meta.story({
  name: 'Post with its comments',
  tags: ['phone'],
  async play({ canvas, navigate, userEvent }) {
    await expect(await canvas.findByRole('article')).toHaveTextContent('Koleksi batik tulis');
    await expect(await canvas.findByText(/Boleh minta katalog/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the feed' }));
    await expect(navigate).toHaveBeenCalledWith('/feed', undefined);
  },
});

/** The reader's actions on the post show in it at once. */
export const ActedOn = meta.story({
  name: 'Liked, commented and edited on its page',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const post = within(await canvas.findByRole('article'));
    await userEvent.click(post.getAllByRole('button', { name: 'Like' })[0] as HTMLElement);
    await userEvent.type(await post.findByRole('textbox'), 'Masih ada?{Enter}');
    const comments = post.getByRole('button', { name: 'Comments' });
    await waitFor(() => expect(comments).toHaveAccessibleDescription('4 comments'));
    await userEvent.click(post.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const field = await canvas.findByRole('textbox', { name: 'Edit post' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Stok habis');
    await userEvent.click(post.getByRole('button', { name: 'Save' }));
    await expect(await post.findByText('edited')).toBeVisible();
    await expect(post.getByText('Stok habis')).toBeVisible();
    // Writing a comment and editing scroll by amounts that depend on their order.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** The host's further actions come after the post's own, as in a list. */
export const WithActions = meta.story({
  name: 'More actions on a post',
  tags: ['no-picture'],
  args: { postActions: ({ id }) => <button type="button">{`Pin ${id}`}</button> },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Pin post-006' })).toBeVisible();
  },
});

/** The post is loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getPost));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading post')).toBeInTheDocument();
  },
});

/** The post was deleted or is not visible to the reader. */
export const Missing = meta.story({
  name: 'Deleted post (not found, not visible)',
  tags: ['phone', 'gone'],
  args: { postId: 'post-999' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'This post is not here' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Back to the feed' })).toHaveLength(2);
  },
});

/** A server error; Retry loads the post. */
export const ServerError = meta.story({
  name: 'Post could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getPost, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
});

/** The browser is offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(getPost));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** The member's own post, deleted here. */
export const Deleted = meta.story({
  name: 'Own post deleted from its page',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const post = await canvas.findByRole('article');
    await userEvent.click(within(post).getByRole('button', { name: /More|Menu|actions/i }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete/ }),
    );
    await expect(
      await canvas.findByRole('heading', { name: 'You have deleted this post.' }),
    ).toBeVisible();
  },
});

/** A host without a feed: no back link; it is called with the author to hide. */
export const WithoutFeed = meta.story({
  name: 'Page without a link back to a feed',
  args: { postId: 'post-005' },
  parameters: { portal: { pages: [] } },
  async play({ args, canvas, userEvent }) {
    const post = within(await canvas.findByRole('article'));
    await expect(canvas.queryByRole('link', { name: 'Back to the feed' })).toBeNull();
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Hide posts by/ }));
    await expect(args.onHide).toHaveBeenCalledWith(expect.objectContaining({ id: 'member-2' }));
  },
});
