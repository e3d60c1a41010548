import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { InlineMessage } from './InlineMessage.tsx';

const meta = preview.meta({
  title: 'Message in a page (alert, banner)',
  component: InlineMessage,
  args: { children: 'Your draft was kept.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Info = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your draft was kept.');
  },
});

export const Success = meta.story({
  tags: ['done'],
  args: { kind: 'success', children: 'Profile updated.' },
});

export const ServerError = meta.story({
  name: 'Server error (something went wrong)',
  tags: ['failed'],
  args: { kind: 'error', children: 'Posts could not be loaded.', onRetry: fn() },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Posts could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** When it disappears after a retry, focus moves to the surrounding part of the page. */
export const Recovered = meta.story({
  name: 'Gone after a retry',
  render: function Render(args) {
    const [hasFailed, setFailed] = useState(true);
    return (
      <section aria-label="Posts" tabIndex={-1}>
        {hasFailed ? (
          <InlineMessage {...args} kind="error" onRetry={() => setFailed(false)} />
        ) : (
          'Twenty posts'
        )}
      </section>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Twenty posts')).toHaveFocus();
  },
});

export const Retrying = meta.story({
  tags: ['sending'],
  args: { kind: 'error', children: 'Posts could not be loaded.', onRetry: fn(), isRetrying: true },
});

export const Offline = meta.story({
  name: 'No connection (offline)',
  tags: ['offline'],
  args: { kind: 'offline', children: 'You are offline. What you typed is kept.', onRetry: fn() },
});
