import { sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { hostDecorator } from '../../hostDecorator.tsx';
import { SessionRouter } from '../../SessionRouter.tsx';

/** Integration of the feed with other features. */
const meta = preview.meta({
  title: 'Feed with messages to authors',
  component: SessionRouter,
  decorators: [hostDecorator],
  parameters: {
    layout: 'fullscreen',
    portal: { community: () => sampleCommunity({ posts: 2 }) },
  },
});

/** A message to a post's author without leaving the feed. */
// NET-137, NET-138
export const AuthorWrittenTo = meta.story({
  name: "Message sent to a post's author",
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    const post = await canvas.findByRole('article', { name: 'Budi Santoso' });
    const menu = within(post).getByRole('button', { name: 'More actions' });
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Message Budi Santoso' }));
    await canvas.findByRole('dialog', { name: 'Message Budi Santoso' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Masih ada?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Message sent to Budi Santoso!')).toBeInTheDocument();
    await expect(mocks.community.conversations.unreadTotal('member-2')).toBe(1);
    await waitFor(() => expect(menu).toHaveFocus());
  },
});
