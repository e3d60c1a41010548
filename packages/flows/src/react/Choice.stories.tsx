import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ShopNotices, type ShopNoticesProps } from './samples.testing.tsx';

/** An optimistic choice among several values, in each of its states. */
const meta = preview.meta({
  title: 'Choice among several values',
  component: ShopNotices,
  args: { answer: async () => {} } as ShopNoticesProps,
  parameters: { portal: {} },
});

/** Chosen and saved; then another value is read. */
export const Settled = meta.story({
  name: 'Chosen and saved',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Some' }));
    await expect(canvas.getByRole('radio', { name: 'Some' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked());
  },
});

/** Not saved: reverted to the former choice, with the reason. */
export const RolledBack = meta.story({
  name: 'Choice not saved, former one is back',
  tags: ['failed'],
  args: { answer: () => Promise.reject(new ApiError('network')) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Some' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked());
    await expect(canvas.getByText(/server/)).toBeVisible();
  },
});
