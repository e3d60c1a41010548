import { ApiError } from '@saudagar/contract';
import { markKept } from '@saudagar/portal/machines';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import type { ListPage } from '../listContext.ts';
import { type Shop, ShopList, type ShopListProps, shops } from './samples.testing.tsx';

/** A feature's list, in each of its states. */
const meta = preview.meta({
  title: 'List with search',
  component: ShopList,
  args: { answer: async () => shops(1, 4, null) } as ShopListProps,
  parameters: { portal: {} },
});

const never = () => new Promise<never>(() => {});
const searched: ShopListProps['answer'] = async ({ search }) =>
  shops(0, search === '' ? 2 : 0, null);
const offline = () => Promise.reject(new ApiError('network'));

export const Ready = meta.story({
  name: 'Items',
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Shops' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 shown');
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  args: { answer: never },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  name: 'No items yet',
  tags: ['empty'],
  args: { answer: async () => shops(0, 0, null) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No shops yet' })).toBeVisible();
  },
});

/** Nothing matches the search; a button resets it. */
export const Unmatched = meta.story({
  name: 'No match for the search (no results)',
  tags: ['empty'],
  args: { answer: searched },
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('listitem');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'x');
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
});

/** The search is reset, and focus is not lost. */
export const Cleared = meta.story({
  name: 'Search cleared',
  args: { answer: searched },
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('listitem');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'x');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('region', { name: 'Shops' })).toHaveFocus();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
});

const since = new Date(Date.now() - 12 * 60_000).toISOString();
const kept = () => markKept(shops(1, 4, null), since);
let answers: Promise<ListPage<Shop>>[] = [];

/** Items that this device kept, with their age, while they are read anew. */
// SHELL-193
export const Kept = meta.story({
  name: 'Saved items shown while loading',
  tags: ['loading'],
  args: { answer: async () => answers.shift() ?? never() },
  beforeEach() {
    answers = [Promise.resolve(kept())];
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByText('Last updated:')).toBeVisible());
  },
});

/** The server cannot be reached: kept items stay. */
export const KeptOffline = meta.story({
  name: 'No network: saved items stay',
  tags: ['offline'],
  args: { answer: async () => answers.shift() ?? offline() },
  beforeEach() {
    answers = [Promise.resolve(kept())];
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

let isDown = true;
const failingMore: ShopListProps['answer'] = async ({ cursor }) =>
  cursor && isDown ? offline() : shops(cursor ? 4 : 1, cursor ? 6 : 4, cursor ? null : 'next');

export const Failed = meta.story({
  name: 'List could not be loaded',
  tags: ['failed'],
  args: { answer: () => Promise.reject(ApiError.fromAnswer(500, undefined)) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Recovers by a press, and automatically once the browser is online. */
export const Offline = meta.story({
  name: 'No network, loads again by itself',
  tags: ['no-picture', 'offline'],
  args: { answer: async () => (isDown ? offline() : shops(1, 4, null)) },
  beforeEach() {
    isDown = true;
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Shops' })).toHaveFocus());
    await canvas.findByRole('button', { name: 'Retry' });
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
});

/** The next page is appended, and its first item has focus. */
export const MoreLoaded = meta.story({
  name: 'More items loaded',
  args: { answer: async ({ cursor }) => (cursor ? shops(4, 6, null) : shops(1, 4, 'next')) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    const items = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(items.length).toBeLessThan(6);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
});

export const LoadingMore = meta.story({
  tags: ['loading'],
  args: { answer: ({ cursor }) => (cursor ? never() : Promise.resolve(shops(1, 4, 'next'))) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('button', { name: /In progress/ })).toBeVisible();
  },
});

/** Known items stay; the next page is retried. */
export const MoreFailed = meta.story({
  name: 'More items could not be loaded',
  tags: ['failed'],
  args: { answer: failingMore },
  beforeEach() {
    isDown = true;
  },
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: 'Load more' })).click();
    await expect(await canvas.findByText(/More could not be loaded/)).toBeVisible();
  },
});

export const MoreRetried = meta.story({
  name: 'More items loaded by retry',
  args: { answer: failingMore },
  tags: ['no-picture', 'done'],
  beforeEach() {
    isDown = true;
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
});

let reads = 0;

/** A failed refresh keeps known items visible, and says that they may be outdated. */
export const RefreshFailed = meta.story({
  name: 'May be outdated: refresh failed',
  tags: ['failed'],
  args: {
    answer: () => {
      reads += 1;
      return reads === 2 ? offline() : Promise.resolve(shops(1, 4, null));
    },
  },
  beforeEach() {
    reads = 0;
  },
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/This may be out of date/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** A failed subscription is retried with the next refresh. */
export const Unsubscribed = meta.story({
  name: 'Live updates lost, then back',
  tags: ['no-picture', 'failed'],
  args: { isUnsubscribed: true },
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
