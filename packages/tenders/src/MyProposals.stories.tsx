import { answerClarification } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, within } from 'storybook/test';
import { TenderManagement } from './manage/TenderManagement.tsx';
import { rowOf, tab } from './management.testing.ts';
import { dialogOf, formOf, plain, withoutTenders } from './tenders.testing.ts';

/** The bidder's tab of the management of tenders. */
const meta = preview.meta({
  title: 'My proposals (bids I made)',
  tags: ['bidder'],
  component: TenderManagement,
  args: { onMessage: fn() },
  parameters: { portal: { pages: ['tender', 'tenders', 'comparison'] } },
});

/** The bidder's side: status, feedback and editable proposals. */
export const MyProposals = meta.story({
  name: 'My proposals, one rejected (lost bid)',
  tags: ['phone', 'list'],
  async play(context) {
    await tab(context, /^My Proposals/);
    const row = await rowOf(context, /^Panel surya/);
    await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(row.getByText(/^Your bid is sealed: until/)).toBeVisible();
    const rejected = await rowOf(context, /^Anyaman pandan/);
    await expect(rejected.getByText(/^Harga baik, tetapi/)).toBeVisible();
    await expect(rejected.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
});

/** No proposals. */
export const NoProposals = meta.story({
  name: 'I have made no proposals yet',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: withoutTenders } },
  async play(context) {
    await tab(context, /^My Proposals/);
    await expect(
      await context.canvas.findByRole('heading', {
        name: 'You have not submitted a proposal yet',
      }),
    ).toBeVisible();
  },
});

/** A pending question, answered below the thread. */
export const Answered = meta.story({
  name: 'Question of the buyer answered',
  tags: ['done'],
  async play(context) {
    const { canvas, userEvent } = context;
    if (screen.queryByRole('dialog')) return;
    await tab(context, /^My Proposals/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Kain tenun lurik/ }));
    const dialog = await dialogOf(/^Kain tenun lurik/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Send answer' }));
    await expect(await dialog.findByText('Write an answer first')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Bisa, indigo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText('Your answer was sent')).toBeVisible();
    await expect(await dialog.findByText('Bisa, indigo.')).toBeVisible();
  },
});

/** The server rejects an answer; the input remains. */
export const AnswerRefused = meta.story({
  name: 'Answer to a question refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(answerClarification, 422, { detail: 'Too short an answer', field: 'text' }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: /^My Proposals/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Kain tenun lurik/ }));
    const dialog = await dialogOf(/^Kain tenun lurik/);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Your answer' }), 'Bisa');
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await expect(await dialog.findByText('Too short an answer')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Bisa');
  },
});

/** Edited before the deadline. */
export const Edited = meta.story({
  name: 'My proposal changed (bid edited)',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^My Proposals/);
    const row = await rowOf(context, /^Panel surya/);
    await userEvent.click(row.getByRole('button', { name: 'Edit' }));
    const dialog = await formOf('Edit Proposal', 'Amount');
    const amount = await dialog.findByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '229,000,000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Your proposal was changed')).toBeVisible();
    await expect(await row.findByText('Rp 229.000.000', { normalizer: plain })).toBeVisible();
  },
});

/** Withdrawn after confirmation; the member may bid again. */
export const Withdrawn = meta.story({
  name: 'My proposal withdrawn (bid cancelled)',
  tags: ['done'],
  async play(context) {
    const { canvas, userEvent } = context;
    await tab(context, /^My Proposals/);
    const row = await rowOf(context, /^Panel surya/);
    await expect(row.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: /^Panel surya/ }));
    const dialog = await dialogOf(/^Panel surya/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Withdraw' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Your proposal was withdrawn')).toBeVisible();
    await expect(await row.findByText('Withdrawn')).toBeVisible();
  },
});
