import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Checkbox',
  component: Checkbox,
  args: { label: 'I have read the rules of this group', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Space toggles it; the whole row is its target. */
export const Unticked = meta.story({
  args: { description: 'You find them under About' },
  async play({ canvas, args, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'I have read the rules of this group' });
    await expect(box).toHaveAccessibleDescription('You find them under About');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('I have read the rules of this group'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Ticked = meta.story({ args: { defaultSelected: true } });

/** Some of the items it represents are checked. */
export const Indeterminate = meta.story({
  name: 'Some checked (indeterminate)',
  args: { label: 'All categories', isIndeterminate: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'All categories' })).toBePartiallyChecked();
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { isRequired: true, errorMessage: 'Tick this to continue' },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Tick this to continue');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });
