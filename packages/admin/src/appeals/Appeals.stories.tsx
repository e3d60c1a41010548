import { type AppealStatus, decideAppeal, listAppeals } from '@saudagar/contract';
import { buildAppeal, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, within } from 'storybook/test';
import { ADMIN, MODERATOR } from '../users/users.testing.ts';
import { AppealsList } from './AppealsList.tsx';
import { APPEAL, appealedRemoval, appealedSuspension } from './appeals.testing.ts';

const meta = preview.meta({
  title: 'Decide appeals (objections to a decision)',
  tags: ['moderator'],
  component: AppealsList,
  args: { status: 'pending' as AppealStatus, onOpen: fn() },
  parameters: { portal: { signedInAs: MODERATOR } },
});

/** An appeal with the decision, its rule and notes. */
export const Ready = meta.story({
  name: 'Appeal with the decision and its rule',
  beforeEach({ mocks }) {
    appealedRemoval(mocks.community);
  },
  async play({ canvas }) {
    const card = within(await canvas.findByRole('article', { name: 'Removal' }));
    await expect(card.getByText('Spam')).toBeVisible();
    await expect(card.getByText(APPEAL)).toBeVisible();
  },
});

/** The first page is loading. */
export const Loading = meta.story({
  name: 'Appeals loading',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listAppeals));
  },
});

/** No appeal waits. */
export const Empty = meta.story({
  name: 'No appeals waiting',
  tags: ['no-picture', 'empty'],
  beforeEach({ msw }) {
    msw.use(replyWith(listAppeals, []));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No appeals waiting' })).toBeVisible();
  },
});

/** A failure is shown in place of the list, with Retry. */
export const ServerError = meta.story({
  name: 'Appeals could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listAppeals, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The appeals could not be loaded/)).toBeVisible();
  },
});

/** Another moderator overturns the decision. */
export const One = meta.story({
  name: 'Decision overturned by another moderator',
  tags: ['done'],
  beforeEach({ mocks }) {
    appealedRemoval(mocks.community);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Overturn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Overturn the decision?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Bukan iklan.');
    await userEvent.click(dialog.getByRole('button', { name: 'Overturn' }));
    await expect(await screen.findByText('The decision was overturned.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'No appeals waiting' })).toBeVisible();
  },
});

/** A suspended member's appeal: overturned, the account is active again. */
export const Account = meta.story({
  name: 'Suspension overturned, account active again',
  tags: ['no-picture', 'done', 'admin', '!moderator'],
  parameters: { portal: { signedInAs: ADMIN } },
  beforeEach({ mocks }) {
    appealedSuspension(mocks.community);
  },
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByRole('article', { name: 'Deactivation' });
    await userEvent.click(canvas.getByRole('button', { name: 'Overturn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Overturn the decision?' }));
    await expect(dialog.getByText(/^The account becomes active again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Overturn' }));
    await expect(await screen.findByText('The decision was overturned.')).toBeVisible();
    await expect(mocks.community.accounts.isActive('member-5')).toBe(true);
  },
});

/** A moderator does not decide about accounts. */
export const AdminsOnly = meta.story({
  name: 'Only admins decide about accounts',
  tags: ['forbidden'],
  beforeEach({ mocks }) {
    appealedSuspension(mocks.community);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Administrators decide about accounts.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Overturn' })).toBeNull();
  },
});

/** The own decision is not offered, with one line that says so. */
export const OwnDecision = meta.story({
  name: 'My own decision: another must decide',
  tags: ['no-picture', 'forbidden'],
  beforeEach({ mocks }) {
    appealedRemoval(mocks.community, MODERATOR);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^You made this decision/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Uphold' })).toBeNull();
  },
});

/** A refused decision shows the server's reason in the dialog, with the notes. */
export const Refused = meta.story({
  name: 'Decision refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    const detail = 'You reported this content: another moderator decides';
    msw.use(replyWith(listAppeals, [buildAppeal()]), failWith(decideAppeal, 403, { detail }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uphold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Uphold the decision?' }));
    const notes = dialog.getByRole('textbox', { name: /^Notes/ });
    await userEvent.type(notes, 'Memang iklan.');
    await userEvent.click(dialog.getByRole('button', { name: 'Uphold' }));
    await expect(await dialog.findByText(/^You reported this content/)).toBeVisible();
    await expect(notes).toHaveValue('Memang iklan.');
  },
});

/** Decided appeals have the outcome and its notes. */
export const Decided = meta.story({
  name: 'Decided appeals with their outcome',
  args: { status: 'decided' },
  beforeEach({ mocks }) {
    const { community } = mocks;
    const { caseId, admin } = appealedRemoval(community, MODERATOR);
    const decider = community.accounts.find('member-6') ?? admin;
    const verdict = { outcome: 'upheld', notes: 'Memang iklan.' } as const;
    community.appeals.decide(decider, caseId, verdict, () => {});
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Upheld')).toBeVisible();
    await expect(canvas.getByText('Memang iklan.')).toBeVisible();
  },
});
