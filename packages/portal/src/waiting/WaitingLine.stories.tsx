import { createComment, likePost, listPosts } from '@saudagar/contract';
import { createGate, delayed, dropConnection, failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { expect, waitFor } from 'storybook/test';
import { usePortal } from '../provider/PortalContext.ts';
import { WaitingLine } from './WaitingLine.tsx';

/** A sample feature: a like of a post, and a comment that stays when it is refused. */
function Feature() {
  const { client } = usePortal();
  const params = { id: 'post-001' };
  const like = { params, body: { liked: true }, waits: { subject: 'like' } };
  const body = { content: 'Masih ada?', client_id: 'sample' };
  const comment = { params, body, waits: { subject: 'comment', staysRefused: true } };
  return (
    <>
      <Button onPress={() => void client.call(likePost, like).catch(() => {})}>Like</Button>
      <Button onPress={() => void client.call(createComment, comment).catch(() => {})}>
        Comment
      </Button>
      <Button onPress={() => void client.call(listPosts).catch(() => {})}>Read</Button>
      <WaitingLine />
    </>
  );
}

/** The line of acts that wait on this device for the connection. */
const meta = preview.meta({
  title: 'Changes that wait for the network (unsent)',
  component: WaitingLine,
  parameters: { portal: {} },
  render: () => <Feature />,
});

/** A like and a comment wait. */
export const Waiting = meta.story({
  name: 'Like and comment wait to be sent',
  tags: ['offline'],
  async play({ canvas, msw, userEvent }) {
    msw.use(dropConnection(likePost), dropConnection(createComment));
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('2 waiting for the connection'),
    );
  },
});

/** The connection is back: the line goes. */
export const Sent = meta.story({
  name: 'Back online: everything sent',
  tags: ['no-picture', 'done'],
  async play({ canvas, msw, userEvent }) {
    const gate = createGate();
    msw.use(dropConnection(likePost, { once: true }), delayed(likePost, gate));
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await expect(await canvas.findByText('1 waiting for the connection')).toBeVisible();
    gate.open();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** A comment was refused later: it stays, and is counted apart. */
export const Refused = meta.story({
  name: 'Comment refused later',
  tags: ['refused'],
  async play({ canvas, msw, userEvent }) {
    msw.use(dropConnection(createComment));
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment' }));
    await canvas.findByText('1 waiting for the connection');
    msw.use(failWith(createComment, 404));
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('1 could not be sent'),
    );
  },
});
