import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Filled({ value: initial, onChange, ...rest }: NumberFieldProps) {
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

const MONEY = { currency: 'IDR', prefix: 'Rp' };

const meta = preview.meta({
  title: 'Money and numbers (amount, rupiah)',
  component: NumberField,
  tags: ['!autodocs'],
  args: {
    label: 'Price',
    value: null,
    onChange: fn(),
    least: 0,
    most: 1_000_000_000_000,
  },
  render: (args) => <Filled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Typed text is preserved, and the parsed amount is shown below in words. */
export const Amount = meta.story({
  name: 'Amount, repeated in words',
  args: { ...MONEY, description: 'Free of charge where it is empty' },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '1.5 million');
    await userEvent.tab();
    await expect(field).toHaveValue('1.5 million');
    await expect(
      await canvas.findByText(/1,500,000 · one million five hundred thousand rupiah$/),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '1.5 million', language: 'en' });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '1,500,000');
    await userEvent.tab();
  },
});

/** A pasted amount is parsed with its currency, as written in Indonesia. */
export const IndonesianAmount = meta.story({
  name: 'Amount pasted as written in Indonesia',
  globals: { locale: 'id' },
  args: { ...MONEY, label: 'Harga', value: 75_000 },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Harga' });
    await expect(field).toHaveValue('75.000');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('Rp 1.500.000');
    await userEvent.tab();
    await expect(field).toHaveValue('Rp 1.500.000');
    await expect(
      await canvas.findByText(/1\.500\.000 · satu juta lima ratus ribu rupiah$/),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'Rp 1.500.000', language: 'id' });
  },
});

/** A plain number is repeated only when it was typed differently. */
export const Shortened = meta.story({
  name: 'Plain number, typed differently',
  args: { label: 'Places', suffix: 'people', least: 1 },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Places' });
    await userEvent.type(field, '250');
    await expect(canvas.queryByText('250')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '50 rb');
    await userEvent.tab();
    await expect(canvas.getByText('50,000')).toBeVisible();
  },
});

const REFUSED = [
  ['1,000.50', 'Write a whole number without decimals, such as 1,500,000 or 1.5 million'],
  ['12.7', 'Write a whole number without decimals, such as 1,500,000 or 1.5 million'],
  ['-5', 'Write 0 or more'],
  ['1e21', 'Write a whole number, such as 1,500,000 or 1.5 million'],
  ['99999999999999999999', 'Write 1,000,000,000,000 or less'],
  ['$1,500', 'Write the amount in IDR'],
] as const;

/** Input that is unreadable or out of bounds stays, with an error on blur. */
export const Unreadable = meta.story({
  name: 'Unreadable or out of bounds',
  tags: ['refused'],
  args: MONEY,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    for (const [text, reason] of REFUSED.toReversed()) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).not.toBeInvalid();
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(canvas.getByText(reason)).toBeVisible();
    }
  },
});

/** The same in Indonesian, where a dot groups thousands. */
export const IndonesianUnreadable = meta.story({
  name: 'Unreadable, in Indonesian',
  tags: ['refused'],
  globals: { locale: 'id' },
  args: { ...MONEY, label: 'Harga' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Harga' });
    await userEvent.click(field);
    await userEvent.paste('1500000.00');
    await userEvent.tab();
    await expect(field).toHaveValue('1500000.00');
    await expect(
      canvas.getByText('Tulis angka bulat, misalnya 1.500.000 atau 1,5 juta'),
    ).toBeVisible();
  },
});

/** A year has no grouping. */
export const Year = meta.story({
  name: 'A year',
  args: {
    label: 'Founded year',
    value: 1998,
    isGrouped: false,
    least: 1500,
    most: 2026,
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Founded year' });
    await expect(field).toHaveValue('1998');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await userEvent.tab();
    await expect(field).toHaveValue('abc');
    await expect(canvas.getByText('Write a whole number, such as 1500')).toBeVisible();
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { ...MONEY, value: 12_500_000, errorMessage: 'More than the budget' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('12,500,000');
  },
});

export const Disabled = meta.story({ args: { ...MONEY, value: 250_000, isDisabled: true } });
