import preview from '@saudagar/storybook/preview';
import { DialogTrigger } from 'react-aria-components';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Dialog (modal, pop-up)',
  component: Dialog,
  tags: ['!autodocs'],
  args: { title: 'Flag this post', children: null },
  render: (args) => (
    <DialogTrigger>
      <Button>Flag</Button>
      <Dialog
        {...args}
        footer={
          <>
            <Button slot="close">Cancel</Button>
            <Button variant="primary">Send</Button>
          </>
        }
      >
        <TextField label="What is wrong with it?" isMultiline />
      </Dialog>
    </DialogTrigger>
  ),
});

/** Opens inside the kit's root, which carries tokens and theme. */
export const Open = meta.story({
  tags: ['phone'],
  async play({ canvas, canvasElement, userEvent }) {
    if (canvas.queryByRole('dialog')) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Flag' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Flag this post' });
    await expect(canvasElement.querySelector('[data-sg-theme]')).toContainElement(dialog);
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Closed by its button, by Escape or by the browser's Back, it returns focus to its opener. */
export const Closed = meta.story({
  name: 'Closed, focus returns',
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Flag' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
