import { exportProposals, getTender, listProposals } from '@saudagar/contract';
import { buildProposal, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProposalComparison } from './manage/ProposalComparison.tsx';
import { dialogOf, plain, withTender } from './tenders.testing.ts';

const meta = preview.meta({
  title: 'Compare proposals (bids, offers)',
  tags: ['buyer'],
  component: ProposalComparison,
  args: { tenderId: 'tender-01', onTitle: fn() },
  parameters: { portal: { pages: ['tender', 'tenders'] } },
});

/** A tender of the member's own, with as many proposals as given. */
const withProposals =
  (...proposals: Parameters<typeof buildProposal>[0][]) =>
  () => {
    const community = withTender({
      posted_by_user: { id: 'member-1', full_name: 'Siti Rahmawati' },
    })();
    proposals.forEach((fields, index) => {
      community.proposals.add(
        buildProposal({ id: `swept-${index}`, tender_id: 'tender-swept', ...fields }),
        `member-${index + 2}`,
      );
    });
    return community;
  };

/** One of two proposals was made before an amendment of its tender. */
function beforeAmendment() {
  const community = withProposals({ before_amendment: 2 }, { proposal_amount: 81_000_000 })();
  const stored = community.tenders.all().find(({ tender }) => tender.id === 'tender-swept');
  const amendments = [2, 1].map((number) => ({
    number,
    made_at: '2026-03-01T03:00:00.000Z',
    changes: [],
  }));
  if (stored) stored.tender = { ...stored.tender, amendments, terms_version: 3 };
  return community;
}

/** The slides of a narrow view, whatever the width of the window. */
const narrow = [
  (Story: ComponentType) => (
    <div style={{ maxInlineSize: 336 }}>
      <Story />
    </div>
  ),
];

/** Five proposals, lowest first; the tender is named above with its budget and deadline. */
export const Ready = meta.story({
  name: 'Five proposals, lowest price first',
  async play({ args, canvas, userEvent }) {
    await canvas.findByRole('heading', {
      level: 1,
      name: /^Compare proposals Pengadaan 120 kursi/,
    });
    await expect(args.onTitle).toHaveBeenCalledWith('Pengadaan 120 kursi kafe kayu jati');
    await expect(canvas.getByText(/^Deadline /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the tender' })).toHaveAttribute(
      'href',
      '/tenders/tender-01',
    );
    const table = within(await canvas.findByRole('table'));
    const bidders = () =>
      table.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    await expect(bidders()).toHaveLength(6);
    await expect(bidders()[1]).toMatch(/^Karya Kayu Semarang/);
    await expect(bidders()[5]).toMatch(/^Mebel Nusantara/);
    await expect(table.getByText('Lowest')).toBeVisible();
    await expect(table.getByText('+Rp 6.500.000 · 9%', { normalizer: plain })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: '2. Garansi satu tahun' })).toBeVisible();
    await expect(canvas.getByText('Accepted: Sentra Mebel Pasuruan')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'delivery');
    await waitFor(() => expect(bidders()[1]).toMatch(/^Sentra Mebel Pasuruan/));
  },
});

/** Loading. */
export const Loading = meta.story({
  name: 'Proposals loading',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listProposals));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the proposals')).toBeInTheDocument();
  },
});

/** No proposals yet. */
export const None = meta.story({
  name: 'No proposals yet',
  tags: ['empty'],
  args: { tenderId: 'tender-swept' },
  parameters: { portal: { community: withProposals() } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: /^Compare proposals/ });
    await expect(await canvas.findByRole('heading', { name: 'No proposals found.' })).toBeVisible();
  },
});

/** One proposal alone has nothing to be sorted or compared with. */
export const Single = meta.story({
  name: 'Only one proposal',
  args: { tenderId: 'tender-swept' },
  parameters: { portal: { community: withProposals({ proposal_amount: 45_000_000 }) } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^There is only one proposal yet/)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
});

/** Sealed proposals cannot be compared before the deadline. */
export const Sealed = meta.story({
  name: 'Sealed bids: not before the deadline',
  tags: ['forbidden'],
  args: { tenderId: 'tender-02' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Sealed\. It opens at/)).toBeVisible();
    await expect(canvas.queryByText(/98\.765\.000/)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Another member's tender: its proposals are for its poster alone. */
export const Refused = meta.story({
  name: "Another member's tender: not allowed",
  tags: ['forbidden', 'member', '!buyer'],
  args: { tenderId: 'tender-swept' },
  parameters: { portal: { community: withTender({}) } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: /^Only its poster compares/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Back to the tender' })).toHaveLength(2);
  },
});

/** Unknown or deleted. */
export const Gone = meta.story({
  name: 'Tender deleted or unknown',
  args: { tenderId: 'nothing' },
  tags: ['no-picture', 'gone'],
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'This tender is not available' }),
    ).toBeVisible();
  },
});

/** The proposals could not be read; Retry reads them. */
export const Failed = meta.story({
  name: 'Proposals could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listProposals, 500));
  },
  async play({ canvas, msw, mocks, userEvent }) {
    await expect(await canvas.findByText(/^Failed to load proposals\./)).toBeVisible();
    msw.use(...mocks.handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** The tender itself could not be read. */
export const TenderFailed = meta.story({
  name: 'Tender could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getTender, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The names of the criteria stay while the proposals scroll. */
export const Frozen = meta.story({
  name: 'Scrolled sideways: criteria stay in view',
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const frame = await canvas.findByRole('region', { name: 'Proposals side by side' });
    const name = within(frame).getByRole('rowheader', { name: 'Delivery' });
    const start = name.getBoundingClientRect().left;
    frame.scrollLeft = 200;
    await waitFor(() => expect(frame.scrollLeft).toBe(200));
    await expect(name.getBoundingClientRect().left).toBeCloseTo(start, 0);
  },
});

/** A bid made before an amendment is marked where it is compared. */
// TND-146
export const BeforeAmendment = meta.story({
  name: 'One bid made before an amendment',
  tags: ['no-picture'],
  args: { tenderId: 'tender-swept' },
  parameters: { portal: { community: beforeAmendment } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Before amendment 2')).toBeVisible();
  },
});

/** Rejected after the documented dialog: it moves to the end, without a place. */
// TND-123
export const Rejected = meta.story({
  name: 'Proposal rejected by its buyer',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reject Karya Kayu Semarang' }),
    );
    const dialog = await dialogOf('Reject proposal');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByText('The proposal is rejected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers[1]).toMatch(/^Mebel Jepara Lestari/);
    await expect(headers.slice(4).join()).toMatch(/Karya Kayu Semarang/);
  },
});

/** A failed export says so and can be tried again. */
// TND-155
export const ExportFailed = meta.story({
  name: 'Export failed (download)',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(exportProposals, 500, {}, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Export CSV' });
    await userEvent.click(button);
    await expect(
      await canvas.findByText('The comparison could not be exported. Try again.'),
    ).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText(/could not be exported/)).toBeNull());
  },
});

/** One proposal a screen on a phone, with its price and place above. */
export const Phone = meta.story({
  name: 'On a phone: one proposal a screen',
  decorators: narrow,
  async play({ canvas, userEvent }) {
    const next = await canvas.findByRole('button', { name: 'Next proposal' });
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await expect(canvas.getByText('Place 1 of 4 by price')).toBeVisible();
    await userEvent.click(next);
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await expect(canvas.getByText('Place 2 of 4 by price')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous proposal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous proposal' }));
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    const bidder = canvas.getByRole('heading', { name: /^Mebel Nusantara/ });
    await waitFor(() => expect(bidder.closest('li')).not.toHaveAttribute('inert'));
    await userEvent.click(next);
    await expect(canvas.getByText('1 of 5')).toBeVisible();
  },
});

/** Swiped: the position follows, and only the proposal in view can be reached. */
export const Swiped = meta.story({
  name: 'On a phone: swiped to the next proposal',
  tags: ['no-picture'],
  decorators: narrow,
  async play({ canvas }) {
    const frame = await canvas.findByRole('list', { name: 'Proposals side by side' });
    frame.scrollLeft = frame.clientWidth * 2;
    await expect(await canvas.findByText('3 of 5')).toBeVisible();
    const slides = [...frame.children].map((slide) => slide.hasAttribute('inert'));
    await expect(slides).toEqual([true, true, false, true, true]);
  },
});

/** The table in Indonesian, on a dark page. */
export const Indonesian = meta.story({
  name: 'In Indonesian, dark theme',
  globals: { locale: 'id', theme: 'dark' },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table'));
    await expect(
      table.getByRole('rowheader', { name: 'Selisih dari yang terendah' }),
    ).toBeVisible();
    await expect(table.getByText('Terendah')).toBeVisible();
  },
});

/** On a dark phone in Indonesian. */
export const PhoneIndonesian = meta.story({
  name: 'On a phone, in Indonesian, dark theme',
  globals: { locale: 'id', theme: 'dark' },
  decorators: narrow,
  async play({ canvas }) {
    await expect(await canvas.findByText('1 dari 5')).toBeVisible();
    await expect(canvas.getByText('Peringkat 1 dari 4 menurut harga')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Penawaran berikutnya' })).toBeVisible();
  },
});
