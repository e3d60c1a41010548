import { buildProposal, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dialogOf, withTender } from '../../tenders.testing.ts';
import { ProposalDialog } from './ProposalDialog.tsx';

const QUESTION = 'Apakah harga sudah termasuk ongkos kirim ke tiga cabang?';

/** A proposal of the poster's, whose bidder answered their question. */
function answered() {
  const community = sampleCommunity({ posts: 0 });
  const stored = community.proposals.all('tender-01').find(({ id }) => id === 'proposal-03');
  if (!stored) throw new Error('The sample has no such proposal');
  stored.status = 'under_review';
  const answer = { id: 'answer', from: 'bidder' as const, text: 'Ya, sudah termasuk.' };
  stored.thread = [...stored.thread, { ...answer, sent_at: '2026-03-02T02:00:00.000Z' }];
  return community;
}

/** A tender with an amendment that the member's own bid does not know. */
function amended() {
  const changes = [{ term: 'location', before: null, after: 'Sleman' }];
  const amendments = [{ number: 1, made_at: '2026-03-01T03:00:00.000Z', changes }];
  const community = withTender({ amendments, terms_version: 2 })();
  const bid = { id: 'bid-swept', tender_id: 'tender-swept', before_amendment: 1 };
  community.proposals.add(buildProposal(bid), 'member-1');
  return community;
}

/** A proposal as notifications open it: at the question, or at the answer. */
const meta = preview.meta({
  title: 'A bid opened from a notification',
  tags: ['bidder'],
  component: ProposalDialog,
  args: {
    tenderId: 'tender-06',
    proposalId: 'proposal-own-1',
    side: 'bidder' as const,
    onClose: fn(),
  },
  parameters: { portal: { pages: ['tender', 'tenders', 'proposals'] } },
});

/** A question, with the answer box focused. */
// TND-152
export const Asked = meta.story({
  name: 'Notified of a question: answer it',
  tags: ['notification'],
  args: { at: 'answer' },
  async play() {
    const dialog = await dialogOf(/^Kain tenun lurik/);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveFocus());
  },
});

/** An answer, at which the poster's reading begins. */
// TND-152
export const AnswerReceived = meta.story({
  name: 'Notified of an answer to my question',
  tags: ['no-picture', 'notification', 'buyer', '!bidder'],
  args: { tenderId: 'tender-01', proposalId: 'proposal-03', side: 'poster', at: 'thread' },
  parameters: { portal: { community: answered } },
  async play() {
    const dialog = await dialogOf(/^Pengadaan 120 kursi/);
    const thread = within(await dialog.findByRole('list', { name: 'Questions and answers' }));
    const [question, answer] = thread.getAllByRole('listitem');
    await expect(question).toHaveTextContent(QUESTION);
    await waitFor(() => expect(answer).toHaveFocus());
  },
});

/** A question that was answered since it was asked: its answer takes the focus. */
export const AnsweredSince = meta.story({
  name: 'Question answered meanwhile',
  tags: ['no-picture', 'notification'],
  args: { at: 'answer' },
  parameters: {
    portal: {
      community() {
        const community = sampleCommunity({ posts: 0 });
        const stored = community.proposals
          .all('tender-06')
          .find(({ bidderId }) => bidderId === 'member-1');
        if (stored) stored.status = 'under_review';
        return community;
      },
    },
  },
  async play() {
    const dialog = await dialogOf(/^Kain tenun lurik/);
    const thread = within(await dialog.findByRole('list', { name: 'Questions and answers' }));
    await waitFor(() => expect(thread.getByRole('listitem')).toHaveFocus());
    await expect(dialog.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  },
});

/** A bid made before an amendment, which its bidder confirms where it is read. */
// TND-146
export const ConfirmedInDialog = meta.story({
  name: 'Bid confirmed after an amendment',
  tags: ['done'],
  args: { tenderId: 'tender-swept', proposalId: 'bid-swept' },
  parameters: { portal: { community: amended } },
  async play({ canvas, userEvent }) {
    const [dialog] = await screen.findAllByRole('dialog');
    if (!dialog) throw new Error('No dialog is open');
    await expect(
      await within(dialog).findByText(/^Your proposal was made before amendment 1/),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm proposal' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Confirm proposal' }));
    await expect(await canvas.findByText('Your proposal is confirmed')).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).queryByText(/^Your proposal was made before/)).toBeNull(),
    );
  },
});
