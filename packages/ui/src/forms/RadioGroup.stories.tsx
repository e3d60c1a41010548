import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Radio buttons (single choice)',
  component: RadioGroup,
  args: {
    label: 'Sort by',
    options: [
      { id: 'newest', label: 'Newest first' },
      { id: 'oldest', label: 'Oldest first' },
      { id: 'popular', label: 'Popular', description: 'By likes and comments' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const NoneChosen = meta.story({
  async play({ canvas }) {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** One tab stop; arrow keys select. */
export const Chosen = meta.story({
  name: 'One chosen',
  args: { defaultValue: 'newest' },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByText('Oldest first'));
    await expect(args.onChange).toHaveBeenLastCalledWith('oldest');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('popular');
    await expect(canvas.getByRole('radio', { name: /^Popular/ })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Popular/ })).toHaveFocus());
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { isRequired: true, errorMessage: 'Choose one' },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup', { name: 'Sort by' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose one');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'oldest' } });
