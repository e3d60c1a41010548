import {
  decideProposal,
  deleteTender,
  getTenderStats,
  listMyTenders,
  setTenderStatus,
} from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TenderManagement } from './manage/TenderManagement.tsx';
import { rowOf, type Scene, tab } from './management.testing.ts';
import { dialogOf, plain, withoutTenders, withTenders } from './tenders.testing.ts';

// Shows TND-092–096, TND-105, TND-106, TND-108, TND-109, TND-111, TND-114, TND-118–131, TND-133.
const meta = preview.meta({
  title: 'Manage my tenders',
  tags: ['buyer'],
  component: TenderManagement,
  args: { onMessage: fn() },
  parameters: { portal: { pages: ['tender', 'tenders', 'comparison'] } },
});

const OWNER = { id: 'member-1', full_name: 'Siti Rahmawati' };

/** Pending items first, then the figures; Create leads to all tenders. */
// TND-115
export const Dashboard = meta.story({
  name: 'Dashboard: what waits for me, and figures',
  tags: ['phone', 'bidder'],
  async play({ canvas }) {
    const waiting = within(await canvas.findByRole('region', { name: 'Waiting for you' }));
    await expect(waiting.getAllByRole('article')[0]).toHaveTextContent('Kain tenun lurik');
    await expect(canvas.getByText('Tenders in all').nextElementSibling).toHaveTextContent('5');
    await expect(canvas.getByText('Closing next')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Post a new tender' })).toHaveAttribute(
      'href',
      '/tenders',
    );
  },
});

/** Loading the figures. */
export const DashboardLoading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getTenderStats));
  },
});

/** Nothing is pending. */
export const NothingWaits = meta.story({
  name: 'Dashboard: nothing waits for me',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: withoutTenders } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing waits for you' }),
    ).toBeVisible();
  },
});

/** Failed to load. */
export const DashboardFailed = meta.story({
  name: 'Dashboard could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getTenderStats, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The member's own tenders, including drafts; each with one status and at most one act. */
export const MyTenders = meta.story({
  name: 'My tenders (posted tenders, drafts)',
  tags: ['phone', 'list'],
  async play(context) {
    await tab(context, /^My Tenders/);
    await expect(await context.canvas.findAllByRole('article')).toHaveLength(5);
    await expect((await rowOf(context, /^Gorden/)).getByText('Draft')).toBeVisible();
    for (const card of context.canvas.getAllByRole('article')) {
      await expect(card.querySelectorAll('.sg-badge')).toHaveLength(2);
      await expect(card.querySelectorAll('.sg-tender-actions > *').length).toBeLessThan(2);
    }
  },
});

/** No tenders: the next step leads to all tenders. */
export const NoTenders = meta.story({
  name: 'I have no tenders yet',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: withoutTenders } },
  async play(context) {
    await tab(context, /^My Tenders/);
    await expect(
      await context.canvas.findByRole('heading', { name: 'You have no tenders yet' }),
    ).toBeVisible();
  },
});

/** Failed to load. */
export const MyTendersFailed = meta.story({
  name: 'My tenders could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listMyTenders, 500));
  },
  async play(context) {
    await tab(context, /^My Tenders/);
    await expect(await context.canvas.findByText(/^Failed to load your tenders\./)).toBeVisible();
  },
});

/** Closing a tender with sealed bids explains the consequences. */
export const ClosingSealed = meta.story({
  name: 'Close a tender with sealed bids?',
  tags: ['asked'],
  async play(context) {
    await tab(context, /^My Tenders/);
    await choose(context, /Seragam batik/, 'Close');
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(/they are never opened/)).toBeVisible();
  },
});

/** A closed tender's menu offers to open it again. */
export const Closed = meta.story({
  name: 'My closed tender: Reopen offered',
  tags: ['done'],
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^My Tenders/);
    await choose(context, /Pengadaan 120/, 'Close');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('The tender is closed')).toBeVisible();
    const name = /^More actions for Pengadaan 120/;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByRole('menuitem', { name: 'Reopen' })).toBeVisible();
  },
});

/** Closed, then reopened. */
export const ClosedAndReopened = meta.story({
  name: 'Reopen tender: closed, then open again',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^My Tenders/);
    await choose(context, /Pengadaan 120/, 'Close');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('The tender is closed')).toBeVisible();
    const card = within(canvas.getByRole('article', { name: /^Pengadaan 120/ }));
    await expect(card.queryByText(/days? left/)).toBeNull(); // TND-142
    await choose(context, /Pengadaan 120/, 'Reopen');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Reopen' }));
    await expect(await canvas.findByText('The tender is open again')).toBeVisible();
  },
});

/** A failed status change shows the documented message. */
export const StatusFailed = meta.story({
  name: 'Tender could not be published',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(setTenderStatus, 500));
  },
  async play(context) {
    await tab(context, /^My Tenders/);
    const row = await rowOf(context, /^Gorden/);
    await context.userEvent.click(row.getByRole('button', { name: /^Publish Gorden/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(asked.getByRole('button', { name: 'Publish' }));
    await expect(await asked.findByText(/^Failed to update tender status/)).toBeVisible();
  },
});

/** Chooses an action of a tender's or proposal's menu. */
async function choose({ canvas, userEvent }: Scene, title: RegExp, action: string) {
  const name = new RegExp(`^More actions for ${title.source}`);
  await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function askToDelete({ canvas, userEvent }: Scene) {
  await tab({ canvas, userEvent }, /^My Tenders/);
  await userEvent.click(await canvas.findByRole('button', { name: /^More actions for Mesin/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await expect(
    asked.getByText('Are you sure you want to delete this tender? This action cannot be undone.'),
  ).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
  return asked;
}

/** Deleted after the documented question. */
// WID-096
export const Deleted = meta.story({
  name: 'Tender deleted',
  tags: ['no-picture', 'done'],
  async play(context) {
    await askToDelete(context);
    await expect(await context.canvas.findByText('The tender was deleted')).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(4));
  },
});

/** Failed to delete. */
export const DeleteFailed = meta.story({
  name: 'Tender could not be deleted',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(deleteTender, 500));
  },
  async play(context) {
    const asked = await askToDelete(context);
    await expect(await asked.findByText(/^Failed to delete tender/)).toBeVisible();
  },
});

/** The inbox with its filters; sealed proposals show their opening time. */
export const Inbox = meta.story({
  name: 'Inbox of proposals (received bids)',
  tags: ['phone', 'list'],
  async play(context) {
    const { canvas } = context;
    await tab(context, /^Proposal Inbox/);
    const row = await rowOf(context, /^Mebel Jepara/);
    await expect(row.getByText('New')).toBeVisible();
    await expect(row.getByText('Rp 78.500.000', { normalizer: plain })).toBeVisible();
    await expect((await canvas.findAllByText(/^Sealed\. It opens at/))[0]).toBeVisible();
  },
});

/** No proposals in a status: the documented message. */
export const InboxEmpty = meta.story({
  name: 'Inbox: no proposals',
  tags: ['empty'],
  parameters: { portal: { community: withoutTenders } },
  async play(context) {
    await tab(context, /^Proposal Inbox/);
    await expect(
      await context.canvas.findByRole('heading', { name: 'No proposals found.' }),
    ).toBeVisible();
  },
});

/** No items in the chosen status, on any tab; a button clears the filter. */
export const NothingMatches = meta.story({
  name: 'No match for the chosen status',
  tags: ['empty', 'bidder'],
  parameters: { portal: { community: withoutTenders } },
  async play({ canvas, userEvent }) {
    for (const [name, status] of [
      [/^My Tenders/, 'Closed'],
      [/^Proposal Inbox/, 'Rejected'],
      [/^My Proposals/, 'Rejected'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name }));
      await canvas.findByRole('heading', { level: 2 });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), status);
      await expect(await canvas.findByText('Try other filters.')).toBeVisible();
    }
  },
});

/** The filter offers each tender with proposals, including those beyond the first page. */
export const InboxOfOlderTender = meta.story({
  name: 'Inbox: proposals of one older tender',
  tags: ['no-picture'],
  parameters: { portal: { community: () => withTenders(40, { posted_by_user: OWNER }) } },
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^Proposal Inbox/);
    const filter = await canvas.findByRole('combobox', { name: 'Tender' });
    await within(filter).findByRole('option', { name: /^Pengadaan 120 kursi/ });
    await expect(within(filter).queryByRole('option', { name: 'Pengadaan 1' })).toBeNull();
    await userEvent.selectOptions(filter, 'tender-01');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
  },
});

/** A tender with proposals leads to their comparison; so does the inbox of one tender. */
export const LeadsToComparison = meta.story({
  name: 'Links to compare the proposals',
  tags: ['no-picture'],
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^My Tenders/);
    const link = await canvas.findByRole('link', { name: /^Compare proposals of Pengadaan/ });
    await expect(link).toHaveAttribute('href', '/tenders/tender-01/compare');
    await tab(context, /^Proposal Inbox/);
    const filter = await canvas.findByRole('combobox', { name: 'Tender' });
    await within(filter).findByRole('option', { name: /^Pengadaan 120 kursi/ });
    await userEvent.selectOptions(filter, 'tender-01');
    await expect(await canvas.findByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/tenders/tender-01/compare',
    );
  },
});

/** A question requires text; it then appears in the thread. */
export const Asked = meta.story({
  name: 'Clarification asked of a bidder (question)',
  tags: ['done'],
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^Proposal Inbox/);
    const row = await rowOf(context, /^Mebel Jepara/);
    await choose(context, /Mebel Jepara/, 'Ask for clarification');
    const dialog = await dialogOf('Ask for clarification');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for clarification' }));
    await expect(await dialog.findByText('Write what you want to know')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your question' }), 'Ongkos kirim?');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for clarification' }));
    await expect(await canvas.findByText('Your question was sent')).toBeVisible();
    await userEvent.click(await row.findByRole('button', { name: 'Mebel Jepara Lestari' }));
    const details = within(await screen.findByRole('dialog'));
    await expect(await details.findByText('Ongkos kirim?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A failed decision shows the documented message. */
export const DecisionFailed = meta.story({
  name: 'Rejecting a proposal failed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(decideProposal, 500));
  },
  async play(context) {
    await tab(context, /^Proposal Inbox/);
    const row = await rowOf(context, /^Mebel Jepara/);
    await context.userEvent.click(row.getByRole('button', { name: /^Reject Mebel/ }));
    const dialog = await dialogOf('Reject proposal');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText(/^Failed to update proposal status/)).toBeVisible();
  },
});
