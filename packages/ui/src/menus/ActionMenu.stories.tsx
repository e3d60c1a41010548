import preview from '@saudagar/storybook/preview';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Dialog } from '../overlays/Dialog.tsx';
import { ActionMenu } from './ActionMenu.tsx';

const edit = fn();
const remove = fn();
const flag = fn();

const meta = preview.meta({
  title: 'Menu of actions (three dots, kebab)',
  component: ActionMenu,
  args: {
    'aria-label': 'More actions',
    actions: [
      { id: 'edit', label: 'Edit', icon: <Pencil />, onAction: edit },
      { id: 'flag', label: 'Flag', icon: <Flag />, onAction: flag },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash />,
        variant: 'danger' as const,
        onAction: remove,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div
        style={{
          minBlockSize: 220,
          display: 'flex',
          placeContent: 'start end',
          alignItems: 'start',
        }}
      >
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story({
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    if (canvas.queryByRole('menu')) return;
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = await canvas.findByRole('menu', { name: 'More actions' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
});

/** Arrow keys wrap around, Home, End and letters jump, Enter acts. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('f');
    await waitFor(() => expect(item('Flag')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() => expect(flag).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
});

/** Escape closes without acting, and focus returns to the button. */
export const Dismissed = meta.story({
  name: 'Closed without acting',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    await canvas.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(edit).not.toHaveBeenCalled();
  },
});

function WithDialog() {
  const [isOpen, setOpen] = useState(false);
  const actions = [{ id: 'edit', label: 'Edit', onAction: () => setOpen(true) }];
  return (
    <>
      <ActionMenu aria-label="More actions" actions={actions} />
      <Dialog title="Edit post" isOpen={isOpen} onOpenChange={setOpen}>
        Text
      </Dialog>
    </>
  );
}

/** A dialog opened by an action returns focus to the menu's button. */
export const LeadingToDialog = meta.story({
  name: 'Opens a dialog',
  tags: ['no-picture'],
  render: () => <WithDialog />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
    await canvas.findByRole('dialog', { name: 'Edit post' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
