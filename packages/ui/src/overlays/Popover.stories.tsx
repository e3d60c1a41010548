import preview from '@saudagar/storybook/preview';
import { DialogTrigger } from 'react-aria-components';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Select } from '../forms/Select.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Popover',
  component: Popover,
  args: { 'aria-label': 'User menu', children: null },
  render: (args) => (
    <DialogTrigger>
      <Button>User menu</Button>
      <Popover {...args}>
        {({ close }) => (
          <div style={{ display: 'grid', gap: 12 }}>
            <Select label="Language" options={[{ id: 'en', label: 'English' }]} />
            <Button isFullWidth onPress={close}>
              Sign Out
            </Button>
          </div>
        )}
      </Popover>
    </DialogTrigger>
  ),
});

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
    await expect(await canvas.findByRole('dialog', { name: 'User menu' })).toBeVisible();
  },
});

/** Stays beside its opener until closed, whatever changes behind it. */
export const Closed = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <div data-behind />
      </>
    ),
  ],
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
    const popover = await canvas.findByRole('dialog', { name: 'User menu' });
    const { top } = popover.getBoundingClientRect();
    const behind = canvasElement.querySelector<HTMLElement>('[data-behind]') as HTMLElement;
    behind.style.blockSize = '80rem';
    await expect(popover.getBoundingClientRect().top).toBe(top);
    behind.style.blockSize = '';
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'User menu' })).toHaveFocus());
  },
});
