import { answerClarification } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { dialogOf, withoutTenders } from '../tenders.testing.ts';
import { TenderManagement } from './TenderManagement.tsx';

/** Tender Management with empty lists and a rejected answer. */
const meta = preview.meta({
  title: 'Filtered to nothing, and answers refused',
  component: TenderManagement,
  parameters: { portal: { pages: ['tenders'] } },
  tags: ['no-picture'],
});

/** No items in the chosen status, on any tab; a button clears the filter. */
export const NothingMatches = meta.story({
  name: 'No match for the chosen status',
  tags: ['empty', 'buyer', 'bidder'],
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

/** The server rejects an answer; the input remains. */
export const AnswerRefused = meta.story({
  name: 'Answer to a question refused by the server',
  tags: ['refused', 'bidder'],
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
