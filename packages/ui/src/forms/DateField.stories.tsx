import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Controlled({ value: initial, onChange, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
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
  title: 'Date field',
  component: DateField,
  args: { label: 'Founded on', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Reported once complete, and as null when left with a segment removed. */
export const Empty = meta.story({
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('08171995');
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-08-17');
    const year = canvas.getByRole('spinbutton', { name: /^year/ });
    await expect(year).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).not.toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const Filled = meta.story({ args: { value: '1995-08-17' } });

/** A damaged value, as in an old draft, shows an empty field. */
export const Damaged = meta.story({
  name: 'Damaged value shown as empty',
  tags: ['no-picture'],
  args: { value: 'yesterday' },
  async play({ canvas }) {
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('yyyy');
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { value: '2095-08-17', errorMessage: 'This day is still to come' },
  async play({ canvas }) {
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toBeInvalid();
  },
});
