import preview from '@saudagar/storybook/preview';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Button',
  component: Button,
  args: { children: 'Share Post', onPress: fn() },
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

/** The main action of a view. */
export const Primary = meta.story({
  name: 'Primary (main action)',
  args: { variant: 'primary' },
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Share Post' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** Variants in order of weight; danger for actions that are hard to undo. */
export const Variants = meta.story({
  name: 'All variants (secondary, quiet, danger)',
  render: () => (
    <div style={row}>
      <Button variant="primary">Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
    </div>
  ),
});

export const Sizes = meta.story({
  name: 'All sizes',
  render: () => (
    <div style={row}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
  async play({ canvas }) {
    for (const name of ['Medium', 'Large']) {
      const { height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const WithIcon = meta.story({
  args: { variant: 'primary', icon: <Plus />, children: 'New post' },
});

/** Pending: it retains width and focus, ignores presses, and announces its state. */
export const Pending = meta.story({
  name: 'Pending (busy, saving)',
  tags: ['sending'],
  args: { variant: 'primary', isPending: true },
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Share Post In progress' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Share Post' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** As wide as its container. */
export const Wide = meta.story({
  name: 'Full width',
  args: { variant: 'primary', isFullWidth: true, children: 'Sign in' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});
