import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

function Controlled({ value: initial, onChange, ...rest }: CheckboxGroupProps) {
  const [value, setValue] = useState(initial);
  return (
    <CheckboxGroup
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
  title: 'Checkboxes (multiple choice)',
  component: CheckboxGroup,
  args: {
    label: 'Send to',
    options: [
      { id: 'registered', label: 'Registered' },
      { id: 'waitlisted', label: 'Waitlist', description: 'Those who wait for a place' },
      { id: 'cancelled', label: 'Cancelled' },
    ],
    value: [],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** Each is a tab stop; the ids are reported in the order of the options. */
export const Chosen = meta.story({
  name: 'Two chosen',
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByText('Waitlist'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['registered', 'waitlisted']);
    await expect(canvas.getByRole('group', { name: 'Send to' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { errorMessage: 'Choose at least one', isRequired: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Send to' })).toHaveAccessibleDescription(
      'Choose at least one',
    );
  },
});
