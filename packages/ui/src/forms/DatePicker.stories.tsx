import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function Controlled({ value: initial, onChange, ...rest }: DatePickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
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
  title: 'Date picker (calendar)',
  component: DatePicker,
  args: { label: 'Starts', value: null, onChange: fn(), timeZone: 'Asia/Jakarta' },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

/** Typed by segments; reported once complete, in its time zone. */
export const Empty = meta.story({
  args: { description: 'When the doors open' },
  async play({ canvas, args, userEvent }) {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toHaveAccessibleDescription(/WIB/);
    await userEvent.click(month);
    await userEvent.keyboard('1205');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('20260730PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05T12:30:00.000Z');
    await userEvent.click(document.body);
  },
});

/** By keyboard alone: Enter opens, arrows and Page Down move, Enter selects. */
export const Chosen = meta.story({
  name: 'Chosen by keyboard',
  args: { value: '2026-12-05T12:30:00.000Z' },
  async play({ canvas, args, userEvent }) {
    const open = canvas.getByRole('button', { name: /^Choose in the calendar/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAccessibleName(/December 2026/);
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-06T12:30:00.000Z');
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

export const Open = meta.story({
  name: 'Calendar open',
  args: { value: '2026-12-05T12:30:00.000Z', minValue: '2026-12-03T00:00:00.000Z' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose in the calendar/ }));
    await expect(await canvas.findByRole('button', { name: /December 2, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The menu of half hours opens at the chosen time, and keeps the date. */
export const TimeChosen = meta.story({
  tags: ['no-picture'],
  args: { value: '2026-12-05T12:30:00.000Z' },
  async play({ canvas, args, userEvent }) {
    const open = canvas.getByRole('button', { name: 'Choose a time Starts' });
    await userEvent.click(open);
    const chosen = await canvas.findByRole('menuitemradio', { name: '7:30 PM' });
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05T13:30:00.000Z');
    await waitFor(() => expect(open).toHaveFocus());
  },
});

/** The times without a value: the time chosen is today's. */
export const Times = meta.story({
  name: 'Menu of times',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a time/ }));
    await expect(await canvas.findByRole('menuitemradio', { name: '9:00 AM' })).toBeVisible();
  },
});

/** A date without a time has no zone. */
export const DayAlone = meta.story({
  name: 'Date without a time',
  args: { label: 'Deadline', value: '2026-12-05', timeZone: undefined },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-06');
    await expect(canvas.queryByText('WIB')).toBeNull();
    await userEvent.click(document.body);
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: {
    value: '2026-12-05T12:30:00.000Z',
    isRequired: true,
    errorMessage: 'The end lies before the start',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { value: '2026-12-05T12:30:00.000Z', isDisabled: true },
});
