import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ShopDetail, type ShopDetailProps, shop } from './samples.testing.tsx';

/** A feature's detail view, in each of its states. */
const meta = preview.meta({
  title: 'Details of one item',
  component: ShopDetail,
  args: { answer: async () => shop(1) } as ShopDetailProps,
  parameters: { portal: {} },
});

const refuse = (status: number) => Promise.reject(ApiError.fromAnswer(status, { detail: 'No' }));

export const Ready = meta.story({
  name: 'Details',
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Toko 1' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  args: { answer: () => new Promise(() => {}) },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Nothing to show',
  tags: ['empty'],
  args: { answer: async () => null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Not open yet' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  name: 'Not allowed (no permission)',
  tags: ['forbidden'],
  args: { answer: () => refuse(403) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'You may not see this' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Your account has no access to it\./)).toBeVisible();
  },
});

/** Refused by role: the feature says who may see it. */
export const ForbiddenByRole = meta.story({
  name: 'Not allowed with this role',
  tags: ['no-picture', 'forbidden'],
  args: { answer: () => refuse(403), forbiddenText: 'Only shopkeepers can see this.' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Only shopkeepers can see this.')).toBeVisible();
    await expect(canvas.queryByText(/^Your account has no access/)).toBeNull();
  },
});

export const Gone = meta.story({
  name: 'Deleted or unknown (not found)',
  tags: ['gone'],
  args: { answer: () => refuse(404) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No longer available' })).toBeVisible();
  },
});

/** Deleted while it was shown. */
export const Lost = meta.story({
  name: 'Deleted while it was open',
  tags: ['gone'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Toko 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close for good' }));
    await expect(await canvas.findByRole('heading', { name: 'Closed for good' })).toBeVisible();
  },
});

let isDown = true;

/** Loaded by a retry. */
export const Failed = meta.story({
  name: 'Could not be loaded, then retried',
  tags: ['no-picture', 'failed'],
  args: { answer: async () => (isDown ? refuse(500) : shop(1)) },
  beforeEach() {
    isDown = true;
  },
  async play({ canvas, canvasElement, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Toko 1' })).toBeVisible();
    await expect(canvasElement.querySelector('.sg-read-view')).toHaveFocus();
  },
});

let reads = 0;

/** The known value stays visible while a later read fails. */
export const Outdated = meta.story({
  name: 'May be outdated: refresh failed',
  tags: ['failed'],
  args: {
    answer: async () => {
      reads += 1;
      return reads === 2 ? refuse(500) : shop(reads);
    },
  },
  beforeEach() {
    reads = 0;
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Toko 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(await canvas.findByText(/This may be out of date/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Toko 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Toko 3' })).toBeVisible());
  },
});

/** A failed subscription is retried with the next read. */
export const Unsubscribed = meta.story({
  name: 'Live updates lost, then back',
  tags: ['no-picture', 'failed'],
  args: { isUnsubscribed: true },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Toko 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByRole('heading', { name: 'Toko 1' })).toBeVisible();
  },
});
