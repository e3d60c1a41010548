import { confirmProposal } from '@saudagar/contract';
import { buildProposal, createGate, delayed, failWith, type Gate } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TenderPage } from './TenderPage.tsx';
import { withTender } from './tenders.testing.ts';

const AMENDMENTS = [
  {
    number: 2,
    made_at: '2026-02-28T03:00:00.000Z',
    changes: [
      { term: 'deadline', before: '2026-03-10T03:00:00.000Z', after: '2026-03-14T03:00:00.000Z' },
      { term: 'files', before: [], after: ['Gambar kerja.pdf'] },
    ],
  },
  {
    number: 1,
    made_at: '2026-02-27T03:00:00.000Z',
    changes: [
      { term: 'title', before: 'Kursi kafe', after: 'Pengadaan 120 kursi kafe kayu jati' },
      { term: 'budget_max', before: null, after: 90_000_000 },
      { term: 'sealed', before: true, after: false },
    ],
  },
];

/** An amended tender; the member's own bid was made before its second amendment. */
const amended = () => {
  const community = withTender({ amendments: AMENDMENTS, terms_version: 3 })();
  community.proposals.add(
    buildProposal({ id: 'bid-swept', tender_id: 'tender-swept', before_amendment: 2 }),
    'member-1',
  );
  return community;
};

/** Amendments of a tender, and a bid made before one of them. */
const meta = preview.meta({
  title: 'Amendments of a tender (changed terms)',
  tags: ['bidder'],
  component: TenderPage,
  args: { tenderId: 'tender-swept' },
  parameters: { portal: { pages: ['tenders', 'proposals'], community: amended } },
});

async function confirm(canvas: { findByRole: (role: 'button', of: object) => Promise<Element> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm proposal' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm proposal' }));
  return dialog;
}

/** Amendments with each term before and now, below the bid that was made before one. */
// TND-145, TND-146
export const Listed = meta.story({
  name: 'Amendments listed, my bid made before one',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Amendment 1/ })).toBeVisible();
    await expect(canvas.getByText(/^Your proposal was made before amendment 2/)).toBeVisible();
    await expect(canvas.getByText('Gambar kerja.pdf')).toBeVisible();
  },
});

/** The bid is confirmed, and counts for the tender as it is now. */
// TND-146
export const Confirmed = meta.story({
  name: 'Bid confirmed for the changed terms',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    await confirm(canvas);
    await expect(await canvas.findByText('Your proposal is confirmed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Your proposal was made before/)).toBeNull());
    const [bid] = mocks.community.proposals.all('tender-swept');
    await expect(bid?.confirmedAmendment).toBe(2);
  },
});

/** Terms that changed once more are read again, and nothing is confirmed. */
export const ChangedAgain = meta.story({
  name: 'Terms changed again: bid not confirmed',
  tags: ['no-picture', 'refused'],
  async play({ canvas, mocks }) {
    await canvas.findByRole('button', { name: 'Confirm proposal' });
    const tender = mocks.community.tenders.all().find((one) => one.tender.id === 'tender-swept');
    if (!tender) throw new Error('The community has no such tender');
    const third = {
      number: 3,
      made_at: '2026-03-01T03:00:00.000Z',
      changes: [{ term: 'location', before: null, after: 'Sleman' }],
    };
    tender.tender = {
      ...tender.tender,
      terms_version: 4,
      amendments: [third, ...AMENDMENTS],
    };
    const dialog = await confirm(canvas);
    await expect(await dialog.findByText(/^The proposal could not be confirmed/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    // In the notice of the proposal, and in the list of amendments.
    await expect(await canvas.findAllByRole('heading', { name: /^Amendment 3/ })).toHaveLength(2);
    await confirm(canvas);
    await expect(await canvas.findByText('Your proposal is confirmed')).toBeVisible();
  },
});

let gate: Gate;

/** A failed confirmation says so and can be tried again. */
export const Failed = meta.story({
  name: 'Bid could not be confirmed',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    gate = createGate();
    msw.use(failWith(confirmProposal, 500, {}, { once: true }));
    msw.use(delayed(confirmProposal, gate));
  },
  async play({ canvas }) {
    const dialog = await confirm(canvas);
    gate.open();
    await expect(await dialog.findByText(/^The proposal could not be confirmed/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm proposal' }));
    await expect(await canvas.findByText('Your proposal is confirmed')).toBeVisible();
  },
});
