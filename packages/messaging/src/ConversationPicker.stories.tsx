import { sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { conversationSample } from './conversationSample.testing.ts';
import { ConversationPicker } from './conversations/ConversationPicker.tsx';

/** A choice among the member's conversations, as for what another app shares. */
const meta = preview.meta({
  title: 'Choose a conversation to share to',
  component: ConversationPicker,
  args: { onChoose: fn() },
  parameters: { portal: { community: () => conversationSample({ unread: 3 }) } },
});

/** Latest first. A press chooses, also where conversations have addresses. */
// MSG-075
export const Choosing = meta.story({
  name: 'Conversations to choose from',
  parameters: { portal: { pages: ['conversation'] } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Budi Santoso/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('room-budi');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A member without conversations. */
export const NoneYet = meta.story({
  name: 'No conversations yet',
  tags: ['empty'],
  parameters: { portal: { community: () => sampleCommunity() } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'No conversations yet' }),
    ).toBeInTheDocument();
  },
});
