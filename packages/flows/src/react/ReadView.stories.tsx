import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ShopDetail, type ShopDetailProps, shop } from './samples.testing.tsx';

/** A feature's detail view, in each of its states. */
const meta = preview.meta({
  component: ShopDetail,
  args: { answer: async () => shop(1) } as ShopDetailProps,
  parameters: { portal: {} },
});

const refuse = (status: number) => Promise.reject(ApiError.fromAnswer(status, { detail: 'No' }));

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Toko 1' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answer: () => new Promise(() => {}) },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { answer: async () => null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Not open yet' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
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
  tags: ['no-picture'],
  args: { answer: () => refuse(403), forbiddenText: 'Only shopkeepers can see this.' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Only shopkeepers can see this.')).toBeVisible();
    await expect(canvas.queryByText(/^Your account has no access/)).toBeNull();
  },
});

export const Gone = meta.story({
  args: { answer: () => refuse(404) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No longer available' })).toBeVisible();
  },
});

/** Deleted while it was shown. */
export const Lost = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Toko 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close for good' }));
    await expect(await canvas.findByRole('heading', { name: 'Closed for good' })).toBeVisible();
  },
});

let isDown = true;

/** Loaded by a retry. */
export const Failed = meta.story({
  tags: ['no-picture'],
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
  tags: ['no-picture'],
  args: { isUnsubscribed: true },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Toko 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByRole('heading', { name: 'Toko 1' })).toBeVisible();
  },
});
