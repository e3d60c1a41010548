import preview from '@saudagar/storybook/preview';
import React from 'react';
import { expect } from 'storybook/test';
import { deliveryMachine, lampMachine, marketMachine } from '../samples/machines.testing.ts';
import { orderMachine } from '../samples/orderMachine.testing.ts';
import { FIRST_SETTINGS, writeSettings } from '../settings.ts';
import { Statechart } from './Statechart.tsx';

const meta = preview.meta({
  title: 'Statechart as a drawing or table',
  component: Statechart,
  args: { machine: orderMachine, title: 'An order' },
  tags: ['phone'],
  beforeEach: () => writeSettings(FIRST_SETTINGS),
});

/** Laying out forty states takes long on a busy machine. */
const PLACING_MS = 20_000;

/** Everything a drawing can show: nested and parallel states, guards, delays, running actors. */
export const Drawn = meta.story({
  name: 'Drawing with everything it can show',
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: /Statechart of An order/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'An order' })).toBeVisible();
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

/** Named as in the code, with all that the boxes can say; the panel shows the same names. */
export const NamedAsInCode = meta.story({
  name: 'Named as in the code',
  async play({ canvas, userEvent }) {
    await canvas.findByRole('img', { name: /Statechart/ });
    await userEvent.click(canvas.getByRole('button', { name: 'As in code' }));
    await expect(await canvas.findByText('order.placed', { selector: 'text' })).toBeVisible();
  },
});

/** Wider than the page: as wide as the page at first, and scrolled once it is magnified. */
export const WiderThanThePage = meta.story({
  name: 'Wider than the page',
  args: { machine: marketMachine, title: 'A market day' },
  async play({ canvas, userEvent }) {
    const drawing = () => canvas.findByRole('img', { name: /Statechart/ }, { timeout: PLACING_MS });
    await drawing();
    const plane = canvas.getByRole('region', { name: 'Drawing of A market day' });
    await expect(plane.scrollWidth).toBe(plane.clientWidth);
    const closer = canvas.getByRole('button', { name: 'Zoom in' });
    for (let step = 0; step < 4; step += 1) await userEvent.click(closer);
    await expect(plane.scrollWidth).toBeGreaterThan(plane.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(plane.scrollWidth).toBe(plane.clientWidth);
  },
});

/** Several on a page: the first is open, another is drawn when its heading is pressed. */
export const Several = meta.story({
  name: 'Several on a page',
  render: () => (
    <>
      <Statechart machine={lampMachine} title="A lamp" />
      <Statechart machine={orderMachine} title="An order" />
      <Statechart machine={deliveryMachine} title="A delivery" />
    </>
  ),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('img', { name: /Statechart of A lamp/ });
    await expect(canvas.queryByRole('img', { name: /Statechart of A delivery/ })).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { name: 'A delivery' }));
    await expect(
      await canvas.findByRole('img', { name: /Statechart of A delivery/ }),
    ).toBeVisible();
  },
});
