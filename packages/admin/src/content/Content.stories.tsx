import { decideContent, listPendingContent } from '@saudagar/contract';
import {
  buildPendingContent,
  dropConnection,
  failWith,
  neverAnswer,
  replyWith,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ADMIN, bareCommunity, opened } from '../resources/resources.testing.ts';
import { ContentTab } from './ContentTab.tsx';

const meta = preview.meta({
  title: 'Approve pending content (moderation)',
  tags: ['moderator', 'admin'],
  component: ContentTab,
  parameters: { portal: { signedInAs: ADMIN } },
});

type Canvas = ReturnType<typeof within>;
const EVENT = 'Pasar Malam Perajin Bandung';
const cardOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('article', { name }));

/** Pending content with type, date, name, description and tags. */
// ADM-105–111
export const Ready = meta.story({
  name: 'Content waiting for approval',
  tags: ['phone'],
  async play({ canvas }) {
    const card = await cardOf(canvas, EVENT);
    for (const text of ['Event', 'by Dewi Anggraini', 'kerajinan'])
      await expect(card.getByText(text)).toBeVisible();
    await expect(card.getByText(/^Lima belas lapak/)).toBeVisible();
    const page = card.getByRole('link', { name: `View ${EVENT} (new tab)` });
    await expect(page).toHaveAttribute('href', '/events/event-pending');
    await expect(card.getByRole('button', { name: `Approve ${EVENT}` })).toBeVisible();
    await expect(card.getByRole('button', { name: `Reject ${EVENT}` })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listPendingContent));
  },
});

/** No content is pending. */
// ADM-112
export const Empty = meta.story({
  name: 'Nothing waits for approval',
  tags: ['empty'],
  parameters: { portal: { signedInAs: ADMIN, community: bareCommunity } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'All Caught Up!' })).toBeVisible();
    await expect(canvas.getByText('No content waiting for approval.')).toBeVisible();
  },
});

export const ServerError = meta.story({
  name: 'Content could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listPendingContent, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The content could not be loaded/)).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listPendingContent));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The content could not be loaded/)).toBeVisible();
  },
});

async function ask(canvas: Canvas, action: 'Approve' | 'Reject') {
  const card = await cardOf(canvas, EVENT);
  card.getByRole('button', { name: `${action} ${EVENT}` }).click();
  return opened('dialog', `${action} “${EVENT}”?`);
}

/** The dialog asks for notes. */
// ADM-094
export const Asked = meta.story({
  name: 'Reject the content? Notes asked',
  tags: ['asked'],
  async play({ canvas }) {
    if (screen.queryByRole('dialog')) return;
    const dialog = await ask(canvas, 'Reject');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveFocus());
  },
});

/** Approved with notes; the item leaves the list. */
// ADM-113–119, ADM-123
export const Approved = meta.story({
  name: 'Content approved',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent, mocks }) {
    const dialog = await ask(canvas, 'Approve');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Lengkap.');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Content approved successfully!')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: EVENT })).toBeNull());
    await expect(mocks.community.approvals.all().map(({ id }) => id)).not.toContain(
      'event-pending',
    );
  },
});

/** Rejected by keyboard. */
// ADM-114, ADM-121
export const Rejected = meta.story({
  name: 'Content rejected (declined)',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const card = await cardOf(canvas, EVENT);
    card.getByRole('button', { name: /^Reject/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened('dialog', `Reject “${EVENT}”?`);
    dialog.getByRole('button', { name: 'Reject' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Content rejected successfully!')).toBeVisible();
  },
});

/** Another moderator decided first. */
// ADM-120
export const Refused = meta.story({
  name: 'Another moderator decided first',
  tags: ['refused'],
  beforeEach({ msw }) {
    const detail = 'This content has already been decided';
    msw.use(replyWith(decideContent, { detail }, { status: 409 }));
  },
  async play({ canvas, userEvent }) {
    if (screen.queryByRole('dialog')) return;
    const dialog = await ask(canvas, 'Approve');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(
      await dialog.findByText('Failed to approve content: This content has already been decided'),
    ).toBeVisible();
  },
});

/** A moderator does not decide about their own content. */
export const Own = meta.story({
  name: 'My own content: another must decide',
  tags: ['no-picture', 'forbidden'],
  beforeEach({ msw }) {
    msw.use(replyWith(listPendingContent, [buildPendingContent({ actions: [] })]));
  },
  async play({ canvas }) {
    const card = await cardOf(canvas, 'Pengemasan Ramah Lingkungan');
    await expect(card.getByText(/^This is yours/)).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
});

/** A long name, a long description, many tags and an unknown type. */
export const LongTexts = meta.story({
  name: 'Long name, long description, many tags',
  beforeEach({ msw }) {
    const content = buildPendingContent({
      content_type: 'workshop',
      name: 'Perkumpulan Pengrajin dan Pedagang Kain Tenun Ikat Nusa Tenggara Timur '.repeat(2),
      description: 'Kami berkumpul tiap pekan. '.repeat(20),
      industry_tags: Array.from({ length: 12 }, (_, index) => `label panjang ${index}`),
    });
    msw.use(replyWith(listPendingContent, [content]));
  },
  async play({ canvas }) {
    await canvas.findByText('workshop');
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
  },
});

/** The dark theme. */
export const Dark = meta.story({
  name: 'Dark theme',
  globals: { theme: 'dark' },
  async play({ canvas }) {
    await cardOf(canvas, EVENT);
  },
});
