import { openDirectRoom, sendMessage } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BUDI } from '../groupChat.testing.ts';
import { MessageDialog } from './MessageDialog.tsx';

const meta = preview.meta({
  title: 'Message a member from another page',
  component: MessageDialog,
  args: { member: { id: BUDI, full_name: 'Budi Santoso' }, onClose: fn() },
  parameters: { portal: {} },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function write({ canvas, userEvent }: Scene) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'Halo Pak!');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

/** Empty, with focus in the text area. */
export const Ready = meta.story({
  name: 'Empty message',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('dialog', { name: 'Message Budi Santoso' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});

/** A blank message is not sent; the field shows the error. */
export const Blank = meta.story({
  name: 'Blank message refused',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please write a message.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});

export const Sending = meta.story({
  name: 'Message being sent',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(openDirectRoom));
  },
  async play({ canvas, userEvent }) {
    await write({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: /In progress/ })).toBeVisible();
  },
});

/** Sent: a toast confirms it and the dialog closes. */
// NET-138
export const Sent = meta.story({
  name: 'Message sent',
  tags: ['done'],
  async play({ args, canvas, mocks, userEvent }) {
    await write({ canvas, userEvent });
    await expect(await canvas.findByText('Message sent to Budi Santoso!')).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(mocks.community.conversations.unreadTotal(BUDI)).toBe(1);
  },
});

/** Sending failed: shows the error and keeps the text. */
// NET-139
export const ServerError = meta.story({
  name: 'Message could not be sent',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(sendMessage, 500));
  },
  async play({ canvas, userEvent }) {
    await write({ canvas, userEvent });
    await expect(
      await canvas.findByText('Failed to send message. Please try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Halo Pak!');
  },
});
