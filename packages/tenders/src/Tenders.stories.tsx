import { listTenders } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Tenders } from './Tenders.tsx';
import { dialogOf, plain, withoutTenders, withTender, withTenders } from './tenders.testing.ts';

const meta = preview.meta({
  title: 'Find tenders (browse, search)',
  component: Tenders,
  parameters: { portal: { hasProfiles: true } },
});

/** Days left, budget in its own currency, proposals, poster and seal on each card. */
// TND-011–015, SHELL-036, SHELL-037
export const Ready = meta.story({
  name: 'Tenders, one in another currency (USD, SGD)',
  tags: ['phone', 'list'],
  async play({ canvas, navigate, userEvent }) {
    await canvas.findAllByRole('article');
    const chairs = within(canvas.getByRole('article', { name: /^Office chairs/ }));
    await expect(chairs.getByText('18')).toBeVisible();
    await expect(chairs.getByText(/^\$12,000 – \$18,000/)).toHaveTextContent('SGD');
    const open = within(canvas.getByRole('article', { name: /^Pengadaan 120 kursi/ }));
    await expect(
      open.getByText(/^Rp 60\.000\.000 – Rp 90\.000\.000/, { normalizer: plain }),
    ).toBeVisible();
    await expect(open.queryByRole('button', { name: /^Submit Proposal/ })).toBeNull();
    await userEvent.click(chairs.getByRole('link', { name: 'Ni Made Ayu Lestari' }));
    await expect(navigate).toHaveBeenCalledWith('/people/member-3', undefined);
    await expect(canvas.queryByText('Gorden ruang rapat lantai dua')).toBeNull();
  },
});

/** Loading the first page. */
export const Loading = meta.story({
  name: 'Tenders loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listTenders));
  },
});

/** No tenders. */
// TND-010
export const Empty = meta.story({
  name: 'No tenders yet',
  tags: ['empty'],
  parameters: { portal: { community: withoutTenders } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No tenders found' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Post Tender' })).toHaveLength(2);
  },
});

/** Failed to load: an inline message with Retry. */
export const ServerError = meta.story({
  name: 'Tenders could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listTenders, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to load tenders\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listTenders));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** A single budget, no budget, and a passed deadline, which shows 0 days. */
// TND-012, TND-025
export const OneBudget = meta.story({
  name: 'Single budget, no budget, deadline passed',
  tags: ['no-picture'],
  parameters: {
    portal: {
      community: withTender({
        title: 'Kain '.repeat(38).trim(),
        budget_min: null,
        budget_max: 5_000,
        currency: 'RMB',
        deadline: '2020-01-01T00:00:00.000Z',
      }),
    },
  },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    const card = within(canvas.getByRole('article', { name: /^Kain Kain/ }));
    await expect(card.getByText(/^Up to ¥5,000/)).toBeVisible();
    await expect(card.getByText('0')).toBeVisible();
    await expect(card.getByText('Closed')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Submit Proposal/ })).toBeNull();
  },
});

/** The member's own bid in place of Submit Proposal; it leads to the proposal. */
// TND-149
export const OwnBid = meta.story({
  name: 'A tender I have bid on already',
  tags: ['bidder'],
  parameters: { portal: { hasProfiles: true, pages: ['proposals'] } },
  async play({ canvas }) {
    const card = within(await canvas.findByRole('article', { name: /^Kain tenun lurik/ }));
    await expect(card.getByRole('link', { name: /^Your bid: Rp.48\.000\.000/ })).toHaveAttribute(
      'href',
      '/my-tenders?tab=proposals',
    );
    await expect(card.queryByRole('button', { name: /^Submit Proposal/ })).toBeNull();
  },
});

/** Status, category and search apply at once. */
// TND-005–007
export const Narrowed = meta.story({
  name: 'Filtered and searched',
  async play({ canvas, userEvent }) {
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Active');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(before));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Furniture');
    await userEvent.type(canvas.getByRole('searchbox'), 'rotan');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** No matches: a message with a button that clears the filters. */
export const Unmatched = meta.story({
  name: 'No match for the search',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'No tenders found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox'), 'durian');
    await canvas.findByRole('heading', { name: 'No tenders found' });
  },
});

/** More pages follow; focus moves to the first tender of the next one. */
export const ManyPages = meta.story({
  name: 'More tenders loaded',
  tags: ['no-picture'],
  parameters: { portal: { community: () => withTenders(45) } },
  async play({ canvas, userEvent }) {
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
  },
});

/** Details above the list; a bid by keyboard alone updates the card. */
export const Opened = meta.story({
  name: 'Tender opened over the list, then bid on',
  tags: ['phone', 'done'],
  async play({ canvas, userEvent }) {
    if (screen.queryByRole('dialog')) return;
    await userEvent.click(await canvas.findByRole('link', { name: /^Panel surya/ }));
    const details = await dialogOf(/^Panel surya/);
    await expect(await details.findByText(/^Bids are sealed\./)).toBeVisible();
    await expect(details.getByText('Garansi inverter lima tahun')).toBeVisible();
    // Lists omit the member's own bid; a single read includes it.
    await expect(details.getByText('Proposal submitted')).toBeVisible();
    await expect(details.getByRole('link', { name: /^Your bid: Rp/ })).toBeVisible();
    await expect(details.queryByRole('button', { name: 'Submit Proposal' })).toBeNull();
    await expect(details.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  },
});

/** A visitor reads; member features are hidden. */
// TND-046, SHELL-131
export const SignedOut = meta.story({
  name: 'Not signed in: read only',
  tags: ['no-picture', 'visitor'],
  parameters: { portal: { signedInAs: null } },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: /^Submit Proposal/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Post Tender' })).toBeNull();
  },
});
