import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function Controlled({ value: initial, onChange, ...rest }: TimeFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <TimeField
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
  title: 'Time field',
  component: TimeField,
  args: { label: 'Opens at', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Typed in the language's format, reported in 24 hours. */
export const Empty = meta.story({
  tags: ['no-picture'],
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^hour/ }));
    await userEvent.keyboard('0230PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.click(document.body);
  },
});

export const Filled = meta.story({ args: { value: '14:30' } });

export const Invalid = meta.story({
  tags: ['refused'],
  args: { value: '03:00', errorMessage: 'The market is closed then' },
  async play({ canvas }) {
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toBeInvalid();
  },
});
