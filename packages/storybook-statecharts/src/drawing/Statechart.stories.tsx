import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { orderMachine } from '../samples/orderMachine.testing.ts';
import { Statechart } from './Statechart.tsx';

const meta = preview.meta({
  title: 'Statechart as a drawing or table',
  component: Statechart,
  args: { machine: orderMachine, title: 'An order' },
  tags: ['phone'],
});

/** Everything a drawing can show: nested and parallel states, guards, delays, running actors. */
export const Drawn = meta.story({
  name: 'Drawing with everything it can show',
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: /Statechart of An order/ })).toBeVisible();
  },
});

/** The same as a table. */
export const AsTable = meta.story({
  name: 'As a table',
  async play({ canvas, userEvent }) {
    await canvas.findByRole('img', { name: /Statechart/ });
    await userEvent.click(canvas.getByText('The same as a table'));
    await expect(
      canvas.getByRole('table', { name: 'States and transitions of An order' }),
    ).toBeVisible();
  },
});
