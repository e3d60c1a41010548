import { buildProposal } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { dialogOf, plain, withTender } from '../../tenders.testing.ts';
import { ProposalDialog } from './ProposalDialog.tsx';

type Bid = Parameters<typeof buildProposal>[0];

/** A tender of another member, on which the story's member has a bid in a state. */
function withBid(bid: Bid, tender: Parameters<typeof withTender>[0] = {}, winner?: Bid) {
  return () => {
    const community = withTender({ title: 'Meja dan kursi untuk tiga kafe', ...tender })();
    const add = (id: string, bidder: string, fields: Bid) =>
      community.proposals.add(buildProposal({ id, tender_id: 'tender-swept', ...fields }), bidder);
    add('bid-own', 'member-1', {
      company_name: 'Kopi Tugu',
      contact_person: 'Siti Rahmawati',
      proposal_amount: 82_000_000,
      delivery_days: 60,
      ...bid,
    });
    if (winner) add('bid-other', 'member-2', winner);
    return community;
  };
}

/** A member's own bid once the buyer has decided: refused, accepted, or another was chosen. */
const meta = preview.meta({
  title: 'Your bid, once it is decided',
  component: ProposalDialog,
  args: {
    tenderId: 'tender-swept',
    proposalId: 'bid-own',
    side: 'bidder' as const,
    onClose: fn(),
  },
  parameters: { portal: { pages: ['tender', 'tenders', 'proposals'] } },
});

/** The buyer refused the bid and said why; nothing is left to do. */
export const Refused = meta.story({
  name: 'Bid refused (rejected, turned down)',
  tags: ['phone', 'bidder', 'refused'],
  parameters: {
    portal: {
      community: withBid({
        status: 'rejected',
        feedback: 'Harga baik, tetapi 60 hari terlalu lama: kafe pertama buka bulan depan.',
      }),
    },
  },
  async play() {
    const dialog = await dialogOf('Meja dan kursi untuk tiga kafe');
    await expect(await dialog.findByText('Rejected')).toBeVisible();
    await expect(dialog.getByText(/^Harga baik, tetapi 60 hari/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
});

/** The buyer refused the bid without a word. */
export const RefusedWithoutFeedback = meta.story({
  name: 'Bid refused without feedback',
  tags: ['bidder', 'refused'],
  parameters: { portal: { community: withBid({ status: 'rejected' }) } },
  async play() {
    const dialog = await dialogOf('Meja dan kursi untuk tiga kafe');
    await expect(await dialog.findByText('Rejected')).toBeVisible();
    await expect(dialog.queryByRole('heading', { name: 'Feedback' })).toBeNull();
  },
});

/** The buyer accepted the bid, with a word on what follows. */
export const Accepted = meta.story({
  name: 'Bid accepted (won)',
  tags: ['phone', 'bidder', 'done'],
  parameters: {
    portal: {
      community: withBid(
        { status: 'accepted', feedback: 'Selamat! Kami kirim surat pesanan hari Senin.' },
        { status: 'awarded' },
      ),
    },
  },
  async play() {
    const dialog = await dialogOf('Meja dan kursi untuk tiga kafe');
    await expect(await dialog.findByText('Accepted')).toBeVisible();
    await expect(dialog.getByText(/^Selamat! Kami kirim/)).toBeVisible();
  },
});

/** Another bid was chosen; the tender shows for which amount. */
export const NotSelected = meta.story({
  name: 'Another bid was chosen (lost bid)',
  tags: ['bidder', 'refused'],
  parameters: {
    portal: {
      community: withBid(
        { status: 'submitted', outcome: 'not_selected' },
        { status: 'awarded', shows_award: true },
        { status: 'accepted', proposal_amount: 76_500_000 },
      ),
    },
  },
  async play() {
    const dialog = await dialogOf('Meja dan kursi untuk tiga kafe');
    await expect(await dialog.findByText('Not selected')).toBeVisible();
    await expect(
      dialog.getByText('Awarded for Rp 76.500.000', { normalizer: plain }),
    ).toBeVisible();
  },
});

/** The buyer looks at the bid; it can still be withdrawn. */
export const UnderReview = meta.story({
  name: 'Bid under review',
  tags: ['bidder'],
  parameters: { portal: { community: withBid({ status: 'under_review' }) } },
  async play() {
    const dialog = await dialogOf('Meja dan kursi untuk tiga kafe');
    await expect(await dialog.findByText('Under review')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
});
