import { appealDecision, getModerationDecision } from '@saudagar/contract';
import { buildModerationDecision, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen } from 'storybook/test';
import { ModerationDecision } from './ModerationDecision.tsx';

const meta = preview.meta({
  title: 'Own content removed: appeal',
  component: ModerationDecision,
  args: { decisionId: 'decision-1' },
  parameters: { portal: {} },
});

const APPEAL = {
  text: 'Ini koperasi kami yang berizin, bukan iklan.',
  created_at: buildModerationDecision().created_at,
};

/** A removal: the content, the rule, the notes, and a field for one appeal. */
export const Removed = meta.story({
  name: 'Content removed: reason and appeal',
  tags: ['phone', 'notification'],
  beforeEach({ msw }) {
    msw.use(replyWith(getModerationDecision, buildModerationDecision()));
  },
  async play({ canvas }) {
    const name = 'Your content was removed';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText('Spam')).toBeVisible();
    // The removed content has no page.
    await expect(canvas.queryByRole('link', { name: 'Open it' })).toBeNull();
  },
});

/** The decision is loading. */
export const Loading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getModerationDecision));
  },
});

/** Another member's decision. */
export const Gone = meta.story({
  name: "Another member's decision",
  tags: ['no-picture', 'gone'],
  beforeEach({ msw }) {
    msw.use(failWith(getModerationDecision, 404, 'Decision not found'));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading')).toBeVisible();
  },
});

/** A rejection has no rule, and leads to the content, which its maker still sees. */
export const Rejected = meta.story({
  name: 'Content rejected (not approved)',
  tags: ['no-picture', 'notification'],
  beforeEach({ msw }) {
    const about = { content_type: 'event', content_id: 'event-1', title: 'Pasar Malam' };
    const rejection = buildModerationDecision({ kind: 'rejection', reason: null, ...about });
    msw.use(replyWith(getModerationDecision, rejection));
  },
  async play({ canvas }) {
    const name = 'Your content was not approved';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      '/events/event-1',
    );
  },
});

/** Appealed: the appeal replaces the form. */
export const Appealed = meta.story({
  name: 'Appeal sent',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(
      replyWith(getModerationDecision, buildModerationDecision()),
      replyWith(appealDecision, buildModerationDecision({ can_appeal: false, appeal: APPEAL })),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send appeal' }));
    await expect(await canvas.findByText('Please write why the decision is wrong')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your appeal' }), APPEAL.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(await screen.findByText(/^Your appeal was sent/)).toBeVisible();
    await expect(await canvas.findByText(/^Another moderator looks at your appeal/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A refused appeal keeps its text. */
export const NotSent = meta.story({
  name: 'Appeal refused, with the reason',
  tags: ['refused'],
  beforeEach({ msw }) {
    const detail = 'A decision can be appealed for 30 days';
    msw.use(
      replyWith(getModerationDecision, buildModerationDecision()),
      failWith(appealDecision, 409, { detail }),
    );
  },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Your appeal' });
    await userEvent.type(field, APPEAL.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(await canvas.findByText(/^A decision can be appealed/)).toBeVisible();
    await expect(field).toHaveValue(APPEAL.text);
  },
});

/** After thirty days there is no form. */
export const TooLate = meta.story({
  name: 'Too late to appeal (deadline has passed)',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(replyWith(getModerationDecision, buildModerationDecision({ can_appeal: false })));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/30 days have passed/)).toBeVisible();
  },
});

/** Decided: the outcome and the second moderator's notes. */
export const Overturned = meta.story({
  name: 'Appeal won: decision overturned',
  tags: ['done'],
  beforeEach({ msw }) {
    const decided = { outcome: 'overturned', notes: 'Memang bukan iklan.', is_restored: false };
    const appeal = { ...APPEAL, ...decided, decided_at: APPEAL.created_at };
    msw.use(
      replyWith(getModerationDecision, buildModerationDecision({ can_appeal: false, appeal })),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Memang bukan iklan.')).toBeVisible();
    await expect(canvas.getByText('You may publish it again.')).toBeVisible();
  },
});
