import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { orderMachine } from '../samples/orderMachine.testing.ts';
import { Statechart } from './Statechart.tsx';

const meta = preview.meta({
  title: 'Statechart',
  component: Statechart,
  args: { machine: orderMachine, title: 'An order' },
  tags: ['page'],
});

/** Everything a drawing can show: nested and parallel states, guards, delays, running actors. */
export const Drawn = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: /Statechart of An order/ })).toBeVisible();
  },
});

/** The same as a table. */
export const AsTable = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findByRole('img', { name: /Statechart/ });
    await userEvent.click(canvas.getByText('The same as a table'));
    await expect(
      canvas.getByRole('table', { name: 'States and transitions of An order' }),
    ).toBeVisible();
  },
});
