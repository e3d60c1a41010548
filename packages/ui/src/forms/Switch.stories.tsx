import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Switch (toggle)',
  component: Switch,
  args: { children: 'Refresh by itself', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Off = meta.story({
  args: { description: 'Looks for new posts every few minutes' },
});

export const On = meta.story({
  async play({ canvas, args, userEvent }) {
    const control = canvas.getByRole('switch', { name: 'Refresh by itself' });
    await userEvent.click(canvas.getByText('Refresh by itself'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });
