import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, within } from 'storybook/test';
import { TenderManagement } from './manage/TenderManagement.tsx';
import { allowSeveralWinners, dialogOf } from './tenders.testing.ts';

/** A bid that its poster accepts, unchanged or changed meanwhile. */
const meta = preview.meta({
  title: 'Accept a bid (award, choose the winner)',
  tags: ['buyer'],
  component: TenderManagement,
  parameters: { portal: { pages: ['tender', 'tenders'] } },
});

/** Presses Accept on a bid that changed after the dialog opened. */
async function acceptChanged(context: Pick<StoryContext, 'canvas' | 'userEvent' | 'mocks'>) {
  const { canvas, mocks, userEvent } = context;
  allowSeveralWinners(mocks);
  await userEvent.click(await canvas.findByRole('tab', { name: /^Proposal Inbox/ }));
  const row = within(await canvas.findByRole('article', { name: /^Mebel Jepara/ }));
  await userEvent.click(row.getByRole('button', { name: 'Accept Mebel Jepara Lestari' }));
  const dialog = await dialogOf('Accept proposal');
  await expect(dialog.getByText(/^You accept the bid of Mebel Jepara Lestari: Rp/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Feedback' }), 'Selamat');
  await userEvent.click(dialog.getByRole('radio', { name: /^No/ }));
  const sent = mocks.community.proposals.all('tender-01').find(({ id }) => id === 'proposal-01');
  if (!sent) throw new Error('the sample holds no such bid');
  sent.content = { ...sent.content, proposal_amount: 999_000_000 };
  sent.version += 1;
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await dialog.findByText(/^This bid changed since you opened it/);
  return { dialog, sent };
}

/** Accepted with feedback, closing the tender. */
export const Accepted = meta.story({
  name: 'Accept proposal: bid accepted, tender closed',
  tags: ['done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    if (screen.queryByRole('dialog')) return;
    const tender = allowSeveralWinners(mocks);
    await userEvent.click(await canvas.findByRole('tab', { name: /^Proposal Inbox/ }));
    const row = within(await canvas.findByRole('article', { name: /^Mebel Jepara/ }));
    await userEvent.click(row.getByRole('button', { name: 'Accept Mebel Jepara Lestari' }));
    const dialog = await dialogOf('Accept proposal');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Feedback' }), 'Selamat');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await dialog.findByText('Say whether the tender closes too')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Yes/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('The proposal is accepted')).toBeVisible();
    await expect(await row.findByText('Accepted')).toBeVisible();
    await expect(tender.tender.status).toBe('closed');
  },
});

/** The current version is shown and confirmation asked again; the feedback is retained. */
export const AcceptChanged = meta.story({
  name: 'Bid changed meanwhile: accept it again?',
  tags: ['asked'],
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    const { dialog, sent } = await acceptChanged(context);
    await expect(dialog.getByText(/^This bid changed/)).toHaveTextContent(/999\.000\.000/);
    await expect(dialog.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Selamat');
    await expect(sent.status).toBe('submitted');
  },
});

/** Pressed again, the version shown last is accepted. */
export const AcceptedAfterChange = meta.story({
  name: 'Changed bid accepted',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { dialog, sent } = await acceptChanged(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await context.canvas.findByText('The proposal is accepted')).toBeVisible();
    await expect(sent).toMatchObject({ status: 'accepted', feedback: 'Selamat' });
  },
});
