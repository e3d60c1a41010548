import { messageAttendees } from '@saudagar/contract';
import { buildEvent, failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MessageDialog } from './MessageDialog.tsx';

const meta = preview.meta({
  title: 'Message all attendees (announcement)',
  tags: ['organizer'],
  component: MessageDialog,
  args: { event: buildEvent({ id: 'event-01', title: 'Temu Usaha Batik' }), onClose: fn() },
  parameters: { portal: {} },
});

const field = () => screen.findByRole('textbox', { name: 'Message about Temu Usaha Batik' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

/** An empty message shows an error in the field. */
export const Incomplete = meta.story({
  name: 'Refused: the message is empty',
  tags: ['refused'],
  async play() {
    await field();
    await send();
    await expect(await screen.findByText('Write a message')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
});

/** The message is sent to everybody registered. */
export const Sent = meta.story({
  name: 'Message sent',
  tags: ['no-picture', 'done'],
  async play({ canvas, args }) {
    await userEvent.type(await field(), 'Pintu dibuka pukul delapan.');
    await send();
    await expect(await canvas.findByText('Message sent to 24 people')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A text over the limit, then a failure that keeps the text. */
export const ServerError = meta.story({
  name: 'Message could not be sent',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(messageAttendees, 500));
  },
  async play() {
    const text = await field();
    await userEvent.click(text);
    await userEvent.paste('a'.repeat(1001));
    await send();
    await expect(await screen.findByText('The message is too long')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await send();
    await expect(await screen.findByText(/^The message could not be sent\./)).toBeVisible();
    await expect(text).toHaveValue('a'.repeat(1000));
  },
});
