import { buildProposal } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, within } from 'storybook/test';
import { TenderManagement } from './manage/TenderManagement.tsx';
import { withTender } from './tenders.testing.ts';

const AMENDMENTS = [2, 1].map((number) => ({
  number,
  made_at: `2026-02-2${6 + number}T03:00:00.000Z`,
  changes: [{ term: 'location', before: null, after: 'Sleman' }],
}));

/** A tender with two amendments, of a poster, and a bid made before the second. */
const amended = (poster: string, bidder: string) => () => {
  const community = withTender({
    title: 'Meja kafe',
    posted_by_user: { id: poster, full_name: 'Siti Rahmawati' },
    amendments: AMENDMENTS,
    terms_version: 3,
  })();
  community.proposals.add(
    buildProposal({ id: 'bid-swept', tender_id: 'tender-swept', before_amendment: 2 }),
    bidder,
  );
  return community;
};

/** Rows of bids that were made before an amendment of their tender. */
const meta = preview.meta({
  title: 'Bids made before an amendment',
  component: TenderManagement,
  parameters: { portal: { pages: ['tender', 'tenders', 'comparison'] } },
});

/** A received bid. */
// TND-146
export const Received = meta.story({
  name: 'In the inbox of received bids',
  tags: ['no-picture', 'buyer'],
  parameters: { portal: { community: amended('member-1', 'member-2') } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Proposal Inbox/ }));
    await expect(await canvas.findByText('Before amendment 2')).toBeVisible();
  },
});

/** A bid of the member's own. */
// TND-146
export const Own = meta.story({
  name: 'Among my own bids',
  tags: ['bidder'],
  parameters: { portal: { community: amended('member-3', 'member-1') } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: /^My Proposals/ }));
    const row = within(await canvas.findByRole('article', { name: /^Meja kafe/ }));
    await expect(row.getByText('Before amendment 2')).toBeVisible();
  },
});
