import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Search field',
  component: SearchField,
  args: {
    label: 'Search resources',
    placeholder: 'Batik, export, tax …',
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Each character is reported at once, and Enter submits. */
export const Empty = meta.story({
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Search resources' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'ekspor');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(args.onChange).toHaveBeenLastCalledWith('ekspor');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('ekspor');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'ekspor batik' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
});

/** Cleared by its button, it retains focus for the next search. */
export const Cleared = meta.story({
  tags: ['no-picture'],
  args: { defaultValue: 'ekspor batik' },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    const field = canvas.getByRole('searchbox', { name: 'Search resources' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { defaultValue: 'a', errorMessage: 'Type at least two characters' },
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Type at least two characters');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'ekspor' } });
