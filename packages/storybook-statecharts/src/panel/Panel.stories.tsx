import preview from '@saudagar/storybook/preview';
import React from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import {
  deliveryMachine,
  failingMachine,
  lampMachine,
  marketMachine,
  shopMachine,
} from '../samples/machines.testing.ts';
import { orderMachine } from '../samples/orderMachine.testing.ts';
import { PanelOf } from './PanelOf.testing.tsx';

const stories = [
  { id: 'open', name: 'Shop/Lamp: Dark' },
  { id: 'shop-lamp--again', name: 'Shop/Lamp: Dark Again' },
];

const meta = preview.meta({
  title: 'Statechart panel of a story',
  component: PanelOf,
  args: { machines: [lampMachine], stories, onOpenStory: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Laying out forty states takes long on a busy machine. */
const PLACING_MS = 20_000;

/** Waits until the machine is laid out. */
async function drawn(canvasElement: HTMLElement, machine: string) {
  await waitFor(
    () => expect(canvasElement.querySelector(`[data-drawn="${machine}"]`)).not.toBeNull(),
    { timeout: PLACING_MS },
  );
}

/** Replaces the browser's clipboard, which a test is not allowed to write. */
function stubClipboard(write: () => Promise<void>) {
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
}

/** Clicked events move the machine forward and back. */
export const ThreeStates = meta.story({
  name: 'Three states, moved by events',
  async play({ canvas, canvasElement, userEvent, args }) {
    await drawn(canvasElement, 'lamp');
    const now = within(canvas.getByRole('region', { name: 'Now' }));
    await expect(now.getByText('Off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Switch pressed' }));
    await expect(await now.findByText('On')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Switch pressed was sent.');
    await expect(canvas.getByRole('button', { name: 'Send Bulb blown' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Shop/Lamp: Dark Again' }));
    await expect(args.onOpenStory).toHaveBeenCalledWith('shop-lamp--again');
  },
});

/** Nested states with long names; an event whose guard reads data is written as JSON. */
export const TwelveStates = meta.story({
  name: 'Twelve states, with long names',
  args: { machines: [deliveryMachine, lampMachine], events: [{ type: 'parcel.packed' }] },
  async play({ canvas, canvasElement, userEvent }) {
    await drawn(canvasElement, 'delivery');
    await userEvent.click(canvas.getByRole('button', { name: 'Parcel weighed, with data' }));
    const field = canvas.getByRole('textbox', { name: 'Event as JSON' });
    await userEvent.clear(field);
    await userEvent.type(field, '{{ "weight": 4 }');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An event is an object with a "type"',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '{{ "type": "parcel.weighed", "weight": 4 }');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const now = within(canvas.getByRole('region', { name: 'Now' }));
    await expect(await now.findByText('Preparing › Ready')).toBeVisible();
  },
});

/** Larger than the viewport: the surroundings of the current state, which is followed. */
export const FortyStates = meta.story({
  name: 'Forty states, around the current one',
  args: { machines: [marketMachine] },
  async play({ canvas, canvasElement, userEvent }) {
    await drawn(canvasElement, 'market');
    for (const event of ['Work begun', 'Work done', 'Check passed', 'Day went on']) {
      await userEvent.click(canvas.getByRole('button', { name: `Send ${event}` }));
    }
    const now = within(canvas.getByRole('region', { name: 'Now' }));
    await expect(await now.findByText('Building up › Planned')).toBeVisible();
  },
});

/** The whole chart, by keyboard alone. */
export const FortyStatesShownAll = meta.story({
  name: 'Forty states, the whole chart',
  args: { machines: [marketMachine], look: 'dark' },
  async play({ canvas, canvasElement, userEvent }) {
    await drawn(canvasElement, 'market');
    canvas.getByRole('region', { name: /^Drawing of Market/ }).focus();
    await userEvent.keyboard('0');
  },
});

/** Two parallel states. */
export const Parallel = meta.story({
  name: 'Two parallel states',
  args: { machines: [shopMachine], events: [{ type: 'sale.made' }] },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement, 'shop');
    const now = within(canvas.getByRole('region', { name: 'Now' }));
    await expect(now.getByText('Door › Closed')).toBeVisible();
    await expect(now.getByText('Till › Filled')).toBeVisible();
  },
});

/** Dark theme with all details, named as in the code. */
export const AsInCode = meta.story({
  name: 'Names as in the code, dark theme',
  args: {
    machines: [orderMachine],
    events: [{ type: 'order.placed' }],
    look: 'dark',
    settings: { naming: 'code', isDetailed: true },
  },
  async play({ canvasElement }) {
    await drawn(canvasElement, 'order');
  },
});

/** Without a drawing: every state is a button, and the selected one shows its details. */
export const List = meta.story({
  name: 'List of states, without a drawing',
  args: { machines: [deliveryMachine], settings: { view: 'list' } },
  async play({ canvas, userEvent }) {
    const list = within(await canvas.findByRole('navigation', { name: 'States of Delivery' }));
    await expect(
      list.getByRole('button', { name: /Waiting for the merchant to pack now/ }),
    ).toHaveAttribute('aria-current', 'step');
    await userEvent.click(list.getByRole('button', { name: 'At the door' }));
    await expect(canvas.getByRole('region', { name: 'Selected state' })).toHaveTextContent(
      'Underway › At the door',
    );
  },
});

/** The link to the machine and its state is copied, and the panel says so. */
export const LinkCopied = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const copied = stubClipboard(() => Promise.resolve());
    await drawn(canvasElement, 'lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this state' }));
    await expect(await canvas.findByText('The link was copied.')).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(
      'https://stories.example/?machine=lamp&state=lamp.off',
    );
  },
});

/** A browser that does not allow copying: the link is there to copy by hand. */
export const LinkCopiedByHand = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    stubClipboard(() => Promise.reject(new Error('not allowed')));
    await drawn(canvasElement, 'lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this state' }));
    const field = await canvas.findByRole('textbox', { name: 'Link to this state' });
    await expect(field).toHaveValue('https://stories.example/?machine=lamp&state=lamp.off');
    await expect(canvas.getByText(/Copy the link by hand/)).toBeVisible();
  },
});

/** For first-time readers. */
export const FirstUse = meta.story({
  name: 'Help: how to read this',
  tags: ['first-use'],
  args: { isHelpOpen: true },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement, 'lamp');
    await expect(canvas.getByRole('region', { name: 'How to read this' })).toBeVisible();
  },
});

/** As narrow as a side panel. */
export const Narrow = meta.story({
  name: 'Narrow side panel',
  args: { look: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await drawn(canvasElement, 'lamp');
  },
});

/** The machine has ended. */
export const Ended = meta.story({
  name: 'Machine has finished',
  args: { events: [{ type: 'switch.pressed' }, { type: 'bulb.blown' }] },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement, 'lamp');
    await expect(canvas.getByText(/This machine has finished/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
  },
});

/** The machine threw on an event. */
export const Failed = meta.story({
  name: 'Machine failed on an event',
  tags: ['failed'],
  args: { machines: [failingMachine] },
  async play({ canvas, canvasElement, userEvent }) {
    await drawn(canvasElement, 'failing');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Work started' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The scales are not connected.',
    );
  },
});

/** A story without machines explains how to add them. */
export const Empty = meta.story({
  name: 'Story without machines',
  tags: ['empty'],
  args: { machines: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No machine runs in this story')).toBeVisible();
  },
});
