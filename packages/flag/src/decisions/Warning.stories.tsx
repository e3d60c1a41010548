import { answerWarning, getWarning } from '@saudagar/contract';
import { buildWarning, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen } from 'storybook/test';
import { Warning } from './Warning.tsx';

const meta = preview.meta({
  title: 'Warning from moderators',
  component: Warning,
  args: { warningId: 'warning-1' },
  parameters: { portal: {} },
});

/** The content, the reason, the moderator's notes, and a field for one answer. */
export const Ready = meta.story({
  name: 'Warning: reason, note and answer',
  tags: ['phone', 'notification'],
  beforeEach({ msw }) {
    msw.use(replyWith(getWarning, buildWarning()));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'You were warned' })).toBeVisible();
    await expect(canvas.getByText('Spam')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      '/posts/post-1',
    );
  },
});

/** The warning is loading. */
export const Loading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getWarning));
  },
});

/** Another member's warning, or a withdrawn one. */
export const Gone = meta.story({
  name: 'Warning not found (withdrawn)',
  tags: ['gone'],
  beforeEach({ msw }) {
    msw.use(failWith(getWarning, 404, 'Warning not found'));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading')).toBeVisible();
  },
});

/** Answered: the answer replaces the form. */
export const Answered = meta.story({
  name: 'Answer sent',
  tags: ['done'],
  beforeEach({ msw }) {
    const answer = 'Maaf, saya kira ini boleh. Tidak akan saya ulangi.';
    msw.use(
      replyWith(getWarning, buildWarning()),
      replyWith(answerWarning, buildWarning({ answer, answered_at: buildWarning().created_at })),
    );
  },
  async play({ canvas, userEvent }) {
    const answer = await canvas.findByRole('textbox', { name: 'Your answer' });
    await userEvent.type(answer, 'Maaf, saya kira ini boleh. Tidak akan saya ulangi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText('Your answer was sent to the moderator.')).toBeVisible();
    await expect(await canvas.findByText(/^The moderator was told/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** An empty answer shows an error at the field. */
export const Unwritten = meta.story({
  name: 'Answer refused: nothing is written',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(replyWith(getWarning, buildWarning()));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText('Please write an answer')).toBeVisible();
  },
});

/** A failed answer keeps its text. */
export const NotSent = meta.story({
  name: 'Answer refused: already answered',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(
      replyWith(getWarning, buildWarning({ notes: null })),
      failWith(answerWarning, 409, { detail: 'You have already answered this warning' }),
    );
  },
  async play({ canvas, userEvent }) {
    const answer = await canvas.findByRole('textbox', { name: 'Your answer' });
    await userEvent.type(answer, 'Maaf.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText('You have already answered this warning')).toBeVisible();
    await expect(answer).toHaveValue('Maaf.');
  },
});
