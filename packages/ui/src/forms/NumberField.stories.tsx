import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Kept({ value: initial, onChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <NumberField
      {...rest}
      value={value}
      onChange={(changed) => {
        setValue(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Price', value: null, onChange: fn(), minValue: 0, before: 'Rp' },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Letters do not arrive; grouped and told once the field is left. */
export const Empty = meta.story({
  args: { placeholder: '0', description: 'Free of charge where it is empty' },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '15x00000');
    await userEvent.tab();
    await expect(field).toHaveValue('1,500,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_500_000);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** Arrows count up and down; nothing goes below the least. */
export const Filled = meta.story({
  args: { label: 'Places', value: 1, minValue: 1, before: undefined, after: 'people' },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Places' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
  },
});

export const Invalid = meta.story({
  args: { value: 12_500_000, errorMessage: 'More than the budget' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('12,500,000');
  },
});

export const Disabled = meta.story({ args: { value: 250_000, isDisabled: true } });
