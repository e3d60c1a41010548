import { flagContent } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import { sampleCommunity, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const meta = preview.meta({
  title: 'Share, report or hide a post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 3 }) } },
});

type Canvas = ReturnType<typeof within>;

/** The second newest post, by Budi. */
const another = async (canvas: Canvas) => {
  const [, post] = await canvas.findAllByRole('article');
  if (!post) throw new Error('There is no second post');
  return post;
};

/** Another member's post cannot be edited or deleted; its author can be hidden. */
export const MenuOfAnother = meta.story({
  name: "Menu of another member's post",
  async play({ canvas, userEvent }) {
    const post = within(await another(canvas));
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    const menu = within(await canvas.findByRole('menu', { name: 'More actions' }));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Copy link',
      'Hide posts by Budi Santoso',
      'Flag',
    ]);
  },
});

/** Shared to the five targets; the link leads to the post's own page. */
// FEED-139–150
export const Shared = meta.story({
  name: 'Share dialog opened, then closed',
  async play({ canvas, userEvent }) {
    const opener = within(await another(canvas)).getByRole('button', { name: 'Share' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: 'Share Post' });
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${window.location.origin}/posts/post-002`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** The link is copied, and a toast confirms it. */
// FEED-147
export const LinkCopied = meta.story({
  tags: ['done'],
  async play({ canvas, canvasElement, userEvent }) {
    const post = within(await another(canvas));
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('Post link copied to clipboard!'),
    );
  },
});

/** Messages to the author of a post, if the host offers them; one's own has neither that nor a flag. */
export const WrittenTo = meta.story({
  name: 'Message to the author of a post',
  args: { onMessage: fn() },
  async play({ args, canvas, userEvent }) {
    const post = await another(canvas);
    const write = async (place: HTMLElement, name: string) => {
      await userEvent.click(within(place).getByRole('button', { name: 'More actions' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: `Message ${name}` }));
      await expect(args.onMessage).toHaveBeenLastCalledWith(
        expect.objectContaining({ full_name: name }),
      );
    };
    await write(post, 'Budi Santoso');
    const [own] = await canvas.findAllByRole('article');
    await userEvent.click(within(own as HTMLElement).getByRole('button', { name: 'More actions' }));
    await canvas.findByRole('menuitem', { name: 'Copy link' });
    await expect(canvas.queryByRole('menuitem', { name: /^(Message|Flag)/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

/** Hiding removes the author's posts and focuses the next one; the toast offers Undo. */
export const AuthorHidden = meta.story({
  name: 'Author hidden, with Undo',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const post = within(await another(canvas));
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^Hide posts/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(async () => expect(await another(canvas)).toHaveFocus());
    await expect(await screen.findByText('Posts of Budi Santoso are hidden.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

/** Flagged for moderators. */
// FEED-151–168
export const Flagged = meta.story({
  name: 'Post reported to moderators (flagged)',
  tags: ['done'],
  async play({ canvas, canvasElement, msw, userEvent }) {
    const calls = watchCalls(flagContent);
    msw.use(calls.handler);
    const opener = within(await another(canvas)).getByRole('button', { name: 'More actions' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Flag' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Spam' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Flag Content' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent(
        'Content flagged successfully. Thank you for helping keep our community safe.',
      ),
    );
    await expect(calls.bodies).toEqual([
      expect.objectContaining({ content_type: 'post', content_id: 'post-002', reason: 'spam' }),
    ]);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
