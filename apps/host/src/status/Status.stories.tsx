import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { BrokenPage } from './BrokenPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { UnloadedPage } from './UnloadedPage.tsx';

const meta = preview.meta({
  component: BrokenPage,
  args: { retry: fn() },
  parameters: { portal: {} },
});

/** A page threw while rendering: a message with two actions. */
export const Broken = meta.story({
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
  render: ({ retry }) => <UnloadedPage part={{ load: async () => true }} onRetry={retry} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.retry).toHaveBeenCalledOnce());
  },
});

/** A page's code is loading. */
export const Skeleton = meta.story({
  render: () => <PageSkeleton />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
});
