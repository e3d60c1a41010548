import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { ShopsCard, type ShopsCardProps, shop } from './samples.testing.tsx';

/** A feature's card on a home page, in each of its states. */
const meta = preview.meta({
  title: 'Card on the home page',
  component: ShopsCard,
  args: { answer: async () => [shop(1), shop(2)], allPath: '/shops' } as ShopsCardProps,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** Each row links to its own page, the last link to all of them. */
export const Ready = meta.story({
  name: 'Rows with links',
  args: { hrefOf: (id) => `/shops/${id}` },
  async play({ canvas, navigate, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Toko 2' }));
    await expect(navigate).toHaveBeenCalledWith('/shops/2', undefined);
    await userEvent.click(canvas.getByRole('link', { name: 'All shops' }));
    await expect(navigate).toHaveBeenCalledWith('/shops', undefined);
  },
});

/** Rows without an address open in place. */
export const OpenedInPlace = meta.story({
  name: 'Rows that open in place',
  args: { onOpen: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toko 1' }));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
  },
});

/** Rows without address or handler are plain text. */
export const Plain = meta.story({
  name: 'Rows of plain text',
  tags: ['no-picture'],
  async play({ canvas }) {
    await expect(await canvas.findByText('Toko 1')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  args: { answer: () => new Promise<never>(() => {}) },
});

export const Empty = meta.story({
  name: 'Nothing to show',
  tags: ['empty'],
  args: { answer: async () => [] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No shops yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Could not be loaded',
  tags: ['failed'],
  args: { answer: () => Promise.reject(ApiError.fromAnswer(500, undefined)) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
