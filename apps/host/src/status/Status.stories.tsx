import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { BrokenPage } from './BrokenPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { UnloadedPage } from './UnloadedPage.tsx';

const meta = preview.meta({
  title: 'Page broken or still loading',
  component: BrokenPage,
  args: { retry: fn() },
  parameters: { portal: {} },
});

/** A page threw while rendering: a message with two actions. */
export const Broken = meta.story({
  name: 'Page broken (error, crash)',
  tags: ['failed'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** A page's code failed to load. */
export const Unloaded = meta.story({
  name: 'Page could not be loaded',
  tags: ['failed'],
  render: ({ retry }) => <UnloadedPage part={{ load: async () => true }} onRetry={retry} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.retry).toHaveBeenCalledOnce());
  },
});

/** A page's code is loading. */
export const Skeleton = meta.story({
  name: 'Page loading (placeholder)',
  tags: ['loading'],
  render: () => <PageSkeleton />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
});
