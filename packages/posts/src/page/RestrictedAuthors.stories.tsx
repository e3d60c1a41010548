import { sampleCommunity } from '@saudagar/mocks';
import { type BlockList, BlockListContext } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PostPage } from './PostPage.tsx';

const mute = fn();

/** A block list with these restrictions. */
const blockListOf = (restrictions: Record<string, 'block' | 'mute'>): BlockList => ({
  restrictionFor: (id) => restrictions[id] ?? null,
  actionsFor: ({ full_name }) => [{ id: 'mute', label: `Mute ${full_name}`, onAction: mute }],
});

/** Posts and comments of blocked and muted members. */
const meta = preview.meta({
  title: 'Posts of blocked and muted members',
  component: PostPage,
  args: { postId: 'post-006' },
  parameters: {
    blockList: blockListOf({}),
    portal: {
      pages: ['feed', 'post'],
      signedInAs: 'member-4',
      community: () => sampleCommunity({ posts: 6 }),
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <BlockListContext.Provider value={parameters.blockList}>{Story()}</BlockListContext.Provider>
    ),
  ],
});

/** A post collapsed to one line until it is shown. */
export const PostCollapsed = meta.story({
  name: 'Post hidden behind a line',
  parameters: { blockList: blockListOf({ 'member-1': 'mute' }) },
  async play({ canvas }) {
    const post = await canvas.findByRole('article', { name: 'Post from a member you muted' });
    await expect(post).not.toHaveTextContent('Koleksi batik tulis');
  },
});

/** Once shown, the post is complete, and its menu has the host's actions. */
export const PostShown = meta.story({
  name: 'Hidden post shown after a press',
  tags: ['no-picture'],
  args: { postId: 'post-005' },
  parameters: { blockList: blockListOf({ 'member-2': 'block' }) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('article', { name: 'Post from a member you blocked' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const post = within(await canvas.findByRole('article', { name: 'Budi Santoso' }));
    const [menu] = post.getAllByRole('button', { name: 'More actions' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute Budi Santoso' }));
    await waitFor(() => expect(mute).toHaveBeenCalled());
  },
});

/** A comment collapsed to a line among the others. */
export const CommentCollapsed = meta.story({
  name: 'Comment hidden behind a line',
  parameters: { blockList: blockListOf({ 'member-2': 'mute', 'member-3': 'block' }) },
  async play({ canvas }) {
    const [line] = await canvas.findAllByText('Comment from a member you muted');
    await expect(line).toBeVisible();
    await expect(canvas.queryByText(/Boleh minta katalog/)).toBeNull();
  },
});
