import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

/** On a docs page it opens by a button: an open one would close the page off. */
function Opened(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (act: () => void) => () => {
    act();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.title}</Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        onConfirm={close(props.onConfirm)}
        onCancel={close(props.onCancel)}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Confirmation (are you sure?)',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  render: (args, { viewMode }) =>
    viewMode === 'docs' ? <Opened {...args} /> : <ConfirmDialog {...args} />,
  args: {
    isOpen: true,
    title: 'Remove profile photo',
    children: 'Are you sure you want to remove your profile photo?',
    confirmLabel: 'Remove',
    variant: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** Focus starts on Cancel, so that a hasty Enter destroys nothing. */
export const Asking = meta.story({
  name: 'Asked: remove the photo?',
  tags: ['phone', 'asked'],
  async play({ canvas, args }) {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Remove profile photo' });
    await expect(dialog).toHaveTextContent(args.children as string);
    const [decline] = canvas.getAllByRole('button');
    await waitFor(() => expect(decline).toHaveFocus());
  },
});

export const Confirmed = meta.story({
  tags: ['done'],
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** Declined by the button or Escape: the action is not called. */
// WID-092
export const Declined = meta.story({
  name: 'Declined (cancelled)',
  async play({ canvas, args, userEvent }) {
    const cancel = await canvas.findByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Confirmed and pending: neither button can be pressed again. */
export const Pending = meta.story({
  name: 'Confirmed, being removed',
  tags: ['sending'],
  args: { isPending: true },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove In progress' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
