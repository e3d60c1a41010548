import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CloseShop, type CloseShopProps } from './samples.testing.tsx';

/** A command with a confirmation, in each of its states. */
const meta = preview.meta({
  title: 'Confirm an act (are you sure?)',
  component: CloseShop,
  args: { answer: async () => null, onDone: fn(), onCancel: fn() } as CloseShopProps,
  parameters: { portal: {} },
});

export const Asked = meta.story({
  name: 'Confirmation asked',
  tags: ['asked'],
  async play({ args, canvas, userEvent }) {
    await canvas.findByRole('alertdialog', { name: 'Close the shop?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Running = meta.story({
  name: 'Act under way',
  tags: ['sending'],
  args: { answer: () => new Promise(() => {}) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close shop' }));
    await expect(await canvas.findByRole('button', { name: /In progress/ })).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Act done',
  tags: ['no-picture', 'done'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close shop' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

/** A page that closes the confirmation during the command. */
function ShopPage(props: CloseShopProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <CloseShop {...props} onCancel={() => setOpen(false)} />;
}

let held: PromiseWithResolvers<null>;

/** Closed while running, the command continues, and its failure is announced. */
export const FailedAway = meta.story({
  name: 'Failed after closing: a message says so',
  tags: ['failed'],
  args: { failureTitle: 'The shop stays open.', answer: () => held.promise },
  render: (args) => <ShopPage {...args} />,
  beforeEach() {
    held = Promise.withResolvers();
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close shop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    held.reject(new ApiError('refused', { detail: 'Two orders are open.' }));
    await expect(
      await canvas.findByText('The shop stays open. Two orders are open.'),
    ).toBeVisible();
  },
});

let isDown = true;

/** A failed command stays open, says why at once, and can be retried. */
export const Failed = meta.story({
  name: 'Act failed, try again',
  tags: ['failed'],
  args: {
    failureTitle: 'The shop stays open.',
    failureText: ({ kind }) => `Reason: ${kind}`,
    answer: async () => (isDown ? Promise.reject(new ApiError('network')) : null),
  },
  beforeEach() {
    isDown = true;
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close shop' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The shop stays open. Reason: network',
    );
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Close shop' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});
