import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const options = [
  { id: 'textile', label: 'Textile' },
  { id: 'fashion', label: 'Fashion' },
  { id: 'food', label: 'Food' },
  { id: 'furniture', label: 'Furniture' },
  { id: 'spices', label: 'Spices' },
];

const meta = preview.meta({
  title: 'Toggle buttons (chips)',
  component: ToggleButtonGroup,
  args: { label: 'Industry tags', options, onChange: fn() },
});

export const NoneChosen = meta.story({ args: { description: 'Choose what fits' } });

export const SomeChosen = meta.story({ args: { defaultValue: ['textile', 'spices'] } });

/** Reports ids in the order of the list, independent of the order of selection. */
export const Choosing = meta.story({
  args: { defaultValue: ['food'] },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('toolbar', { name: 'Industry tags' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Textile' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['textile', 'food']);
    await userEvent.click(canvas.getByRole('button', { name: 'Food' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['textile']);
    await expect(canvas.getByRole('button', { name: 'Textile' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** One tab stop; arrow keys move, Space selects. */
export const ByKeyboard = meta.story({
  name: 'Chosen by keyboard',
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Food' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['food']);
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { errorMessage: 'Choose at least one' },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['food'] } });
