import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { BackLink } from './BackLink.tsx';

/** The back link above a detail page. */
const meta = preview.meta({
  title: 'Back link',
  component: BackLink,
  args: { children: 'Back to events' },
});

export const ToAddress = meta.story({
  name: 'With an address',
  args: { href: '/events' },
  async play({ canvas, navigate, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to events' }));
    await expect(navigate).toHaveBeenCalledWith('/events', undefined);
  },
});

/** A button, for a list without an address of its own. */
export const ByPress = meta.story({
  name: 'As a button',
  args: { onPress: fn() },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to events' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
