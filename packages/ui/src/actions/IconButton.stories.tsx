import preview from '@saudagar/storybook/preview';
import Paperclip from 'lucide-react/icons/paperclip';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Icon button',
  component: IconButton,
  args: { 'aria-label': 'Attach a file', children: <Paperclip />, onPress: fn() },
});

export const Quiet = meta.story({
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Attach a file' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Primary = meta.story({ args: { variant: 'primary' } });

/** Small, with a touch target that extends beyond it. */
export const Small = meta.story({
  args: { size: 'small', variant: 'secondary' },
  async play({ canvas, canvasElement }) {
    const { x, y, width } = canvas.getByRole('button').getBoundingClientRect();
    const beside = canvasElement.ownerDocument.elementFromPoint(x + width / 2, y - 3);
    await expect(beside).toBe(canvas.getByRole('button'));
  },
});

export const Pending = meta.story({
  name: 'Pending (busy)',
  tags: ['sending'],
  args: { isPending: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Attach a file In progress' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
