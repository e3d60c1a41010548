import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TagInput } from './TagInput.tsx';

const suggestions = ['Export', 'Export finance', 'Packaging', 'Pricing', 'Tax'];

const meta = preview.meta({
  title: 'Tags (hashtags, keywords)',
  component: TagInput,
  args: {
    label: 'Skills',
    description: 'What others may ask you about',
    placeholder: 'Export, pricing …',
    value: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [tags, setTags] = useState(args.value);
    return (
      <TagInput
        {...args}
        value={tags}
        onChange={(next) => {
          args.onChange(next);
          setTags(next);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Enter and a comma add the typed text, ignoring duplicates in any case. */
export const Empty = meta.story({
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Skills' });
    await expect(field).toHaveAccessibleDescription('What others may ask you about');
    await userEvent.type(field, ' dyeing {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['dyeing']);
    await expect(canvas.getByRole('status')).toHaveTextContent('dyeing added');
    await userEvent.type(field, 'weaving,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['dyeing', 'weaving']);
    await userEvent.type(field, 'DYEING{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('DYEING is already there');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** Unselected tags that contain the text are suggested; arrow keys move, Enter takes one. */
export const Suggestions = meta.story({
  args: { suggestions, value: ['Export'] },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Skills' });
    await userEvent.type(field, 'ex');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Export finance' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Export' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Export', 'Export finance']);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('');
    // Without text, the arrow key opens all of them.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
  },
});

/** A pressed suggestion is taken; Escape closes the suggestions and retains the text. */
export const Pressed = meta.story({
  name: 'Suggestion pressed',
  args: { suggestions },
  tags: ['no-picture'],
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Skills' });
    await userEvent.type(field, 'p');
    await userEvent.click(await canvas.findByRole('option', { name: 'Pricing' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pricing']);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'ta');
    await canvas.findByRole('option', { name: 'Tax' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('ta');
    // Blur adds the typed text.
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pricing', 'ta']);
  },
});

/** Backspace in the empty field removes the last tag; Delete on a tag moves to the next. */
export const Removing = meta.story({
  name: 'Tags removed by keyboard',
  args: { value: ['Export', 'Pricing', 'Tax', 'Dyeing'] },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Skills' });
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Export', 'Pricing', 'Tax']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dyeing removed');
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pricing', 'Tax']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Pricing' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pricing' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Tax' })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Pasted text is split; rejected words stay in the field with an error. */
export const Limits = meta.story({
  name: 'Too many or too long',
  tags: ['refused'],
  args: { maxTags: 4, maxLength: 12, value: ['Export'] },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Skills' });
    await userEvent.click(field);
    await userEvent.paste('pricing, EXPORT ,bookkeeping for shops\ntax');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Export', 'pricing', 'tax']);
    await expect(field).toHaveValue('bookkeeping for shops');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.paste('dyeing, weaving');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Export', 'pricing', 'tax', 'dyeing']);
    await expect(field).toHaveValue('weaving');
    await expect(field).toHaveAccessibleDescription(/No more than 4 fit/);
    await expect(canvas.getByText('4 of 4')).toBeVisible();
  },
});

/** The button adds the typed text and leaves focus in the field. */
export const AddButton = meta.story({
  name: 'Added by the button',
  args: { hasAddButton: true, value: ['promo'] },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Skills' });
    await expect(canvas.getByRole('grid', { name: 'Skills' })).toBeVisible();
    await userEvent.type(field, ' undian ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['promo', 'undian']);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'PROMO');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('PROMO is already there');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { isRequired: true, errorMessage: 'Add at least one' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Skills' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: ['Export', 'Pricing'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A very long tag wraps instead of breaking the layout. */
export const LongTag = meta.story({
  name: 'Very long tag',
  args: { value: ['eksporimpor'.repeat(6), 'pembukuan untuk usaha mikro, kecil dan menengah'] },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
