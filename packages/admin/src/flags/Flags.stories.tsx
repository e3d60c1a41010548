import { listFlags, reviewFlag } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, replyWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminCenter } from '../AdminCenter.tsx';
import { ADMIN, MODERATOR } from '../users/users.testing.ts';

const meta = preview.meta({
  title: 'Review reports (flags, complaints)',
  tags: ['moderator'],
  component: AdminCenter,
  args: {
    tab: 'flags',
    onTab: fn(),
  },
  parameters: { portal: { signedInAs: MODERATOR } },
});

/** Reason, preview and reporters; two flags on one post share a card. */
// ADM-059–069
export const Ready = meta.story({
  name: 'Reported content, with reasons',
  tags: ['phone'],
  async play({ canvas }) {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(8);
    const post = within(canvas.getByRole('article', { name: 'Spam, False information' }));
    await expect(post.getByText('2 reports')).toBeVisible();
    await expect(post.getByText('Iklan pinjaman, sudah tiga kali hari ini.')).toBeVisible();
    await expect(post.getByText('No details given')).toBeVisible();
    // The text of a message is shown only in its details (ADM-097).
    await expect(canvas.queryByText(/saya sebarkan nomor Ibu/)).toBeNull();
    // Only administrators can remove a member.
    const member = within(canvas.getByRole('article', { name: 'Hate speech' }));
    await expect(member.getByRole('button', { name: 'Warn User' })).toBeVisible();
    await expect(member.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
});

/** The first page is loading. */
export const Loading = meta.story({
  name: 'Reports loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listFlags));
  },
});

/** The sample community with every flag decided. */
function withoutFlags() {
  const community = sampleCommunity();
  const { accounts, flags, reviews } = community;
  const admin = accounts.find(ADMIN);
  for (const one of flags.all())
    if (admin && one.decision === null)
      reviews.review(admin, one.flags[0]?.id ?? '', { action: 'dismiss' });
  return community;
}

/** No flag is pending. */
// ADM-070
export const Empty = meta.story({
  name: 'All clear: no reports waiting',
  tags: ['empty'],
  parameters: { portal: { community: () => withoutFlags() } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'All Clear!' })).toBeVisible();
    await expect(canvas.getByText('No pending flags to review at this time.')).toBeVisible();
  },
});

/** A failure is shown in place of the list, with Retry. */
export const ServerError = meta.story({
  name: 'Reports could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listFlags, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to load flags/)).toBeVisible();
  },
});

/** The browser is offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listFlags));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to load flags/)).toBeVisible();
  },
});

/** No flag matches; a link clears the filters. */
export const Unmatched = meta.story({
  name: 'No match for the filters',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Tender');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'Harassment');
    await expect(await canvas.findByRole('heading', { name: 'No flags found' })).toBeVisible();
  },
});

/** A message with the two before it; viewing it is logged. */
// ADM-097
export const Details = meta.story({
  name: 'Details: a reported message',
  async play({ canvas, mocks, userEvent }) {
    const cards = await canvas.findAllByRole('article');
    const card = cards.find((one) => one.textContent?.includes('Message'));
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flagged content' }));
    await expect(await dialog.findByText('Sudah saya kirim.')).toBeVisible();
    await expect(dialog.getByText(/saya sebarkan nomor Ibu/)).toBeVisible();
    await expect(mocks.community.auditLog.entries[0]?.action_type).toBe('view_message');
  },
});

/** A claimed case is locked for others; the own claim can be released. */
export const Claimed = meta.story({
  name: 'Claimed by a moderator, locked for others',
  parameters: {
    portal: {
      community: () => {
        const community = sampleCommunity();
        const { accounts, flags, reviews } = community;
        const admin = accounts.find(ADMIN);
        const waiting = flags.all().find((one) => one.content_type === 'event');
        if (admin && waiting) reviews.claim(admin, waiting.flags[0]?.id ?? '');
        return community;
      },
    },
  },
  async play({ canvas, userEvent }) {
    const cards = await canvas.findAllByRole('article');
    const theirCard = within(cards[0] as HTMLElement);
    await expect(theirCard.getByText('Hendra Wijaya is looking at this')).toBeVisible();
    await expect(theirCard.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    const own = within(cards[1] as HTMLElement);
    await userEvent.click(own.getByRole('button', { name: 'Claim' }));
    await expect(await own.findByRole('button', { name: 'Give up claim' })).toBeVisible();
  },
});

/** Asks for notes; the case leaves the list, and the toast offers Undo. */
// ADM-081–091
export const Dismissed = meta.story({
  name: 'Report dismissed (no action taken)',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    const card = within(await canvas.findByRole('article', { name: 'Spam, False information' }));
    await userEvent.click(card.getByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss this flag?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Bukan iklan.');
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(await screen.findByText('Flag dismissed successfully!')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await expect(mocks.community.auditLog.entries[0]).toMatchObject({ notes: 'Bukan iklan.' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
});

/** Removing content asks for confirmation, and says who can restore it. */
export const AskedAboutRemoving = meta.story({
  name: 'Remove the content?',
  tags: ['asked'],
  async play({ canvas, userEvent }) {
    const card = within(await canvas.findByRole('article', { name: 'Other' }));
    await userEvent.click(card.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this content?' }));
    await expect(dialog.getByText(/An admin can restore it for 30 days/)).toBeVisible();
    // A group takes the posts of all its members with it.
    await expect(dialog.getByText(/posts go with it/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Remove this content?' });
  },
});

/** Several cases are selected and decided at once. */
export const Chosen = meta.story({
  name: 'Members of several reports warned at once',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const cards = await canvas.findAllByRole('article');
    for (const card of cards.slice(0, 2)) await userEvent.click(within(card).getByRole('checkbox'));
    const bar = within(canvas.getByRole('group', { name: 'Decide about several' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Warn User' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Warn the members of 2/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Warn User' }));
    await expect(await screen.findByText('2 flags warned successfully!')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
});

/** Another moderator's claim and decision are shown at once, without a reload. */
export const Live = meta.story({
  name: "Another moderator's decision, seen at once",
  tags: ['no-picture'],
  async play({ canvas, mocks }) {
    const card = within(await canvas.findByRole('article', { name: 'Other' }));
    const { accounts, flags, reviews } = mocks.community;
    const waiting = flags.all().find((one) => one.content_type === 'group');
    const admin = accounts.find(ADMIN);
    if (!waiting || !admin) throw new Error('The sample has no flagged group');
    const id = waiting.flags[0]?.id ?? '';
    const tab = canvas.getByRole('tab', { name: /Flag/ });
    await waitFor(() => expect(tab).toHaveTextContent('8'));
    reviews.claim(admin, id);
    await expect(await card.findByText(/is looking at this/)).toBeVisible();
    reviews.review(admin, id, { action: 'dismiss' });
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Other' })).toBeNull());
    await waitFor(() => expect(tab).toHaveTextContent('7'));
  },
});

/** Another moderator's claim and decision are shown in the open details. */
export const LiveDetails = meta.story({
  name: 'The same, in the open details',
  tags: ['no-picture'],
  async play({ canvas, mocks, userEvent }) {
    const card = within(await canvas.findByRole('article', { name: 'Other' }));
    await userEvent.click(card.getByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flagged content' }));
    await expect(await dialog.findByRole('button', { name: 'Dismiss' })).toBeVisible();
    const { accounts, flags, reviews } = mocks.community;
    const waiting = flags.all().find((one) => one.content_type === 'group');
    const admin = accounts.find(ADMIN);
    if (!waiting || !admin) throw new Error('The sample has no flagged group');
    const id = waiting.flags[0]?.id ?? '';
    reviews.claim(admin, id);
    await expect(await dialog.findByText(/is looking at this/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    reviews.review(admin, id, { action: 'dismiss', notes: 'Bukan pelanggaran.' });
    // In the outcome and in the history.
    await waitFor(() => expect(dialog.getAllByText(/Bukan pelanggaran/)).toHaveLength(2));
  },
});

/** Another moderator was first: shows it, and reloads the list after half a second. */
// ADM-086, ADM-087
export const AlreadyReviewed = meta.story({
  name: 'Already reviewed by another moderator',
  tags: ['refused'],
  async play({ canvas, mocks, userEvent }) {
    const card = within(await canvas.findByRole('article', { name: 'Other' }));
    const { accounts, flags, reviews } = mocks.community;
    const waiting = flags.all().find((one) => one.content_type === 'group');
    const admin = accounts.find(ADMIN);
    if (!waiting || !admin) throw new Error('The sample has no flagged group');
    reviews.review(admin, waiting.flags[0]?.id ?? '', { action: 'dismiss' });
    await userEvent.click(card.getByRole('button', { name: 'Warn User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Warn User' }));
    await expect(
      await screen.findByText('This flag has already been reviewed. Refreshing the list...'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
  },
});

/** A reason in `message`, as other servers send it, is shown. */
// ADM-088
export const Refused = meta.story({
  name: 'Decision refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(replyWith(reviewFlag, { message: 'Sedang dipindahkan' }, { status: 409 }));
  },
  async play({ canvas, userEvent }) {
    const card = within(await canvas.findByRole('article', { name: 'Other' }));
    await userEvent.click(card.getByRole('button', { name: 'Warn User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Warn User' }));
    await expect(await dialog.findByText('Failed to warn flag: Sedang dipindahkan')).toBeVisible();
  },
});

/** The decision with its moderator, time and notes. */
export const Decided = meta.story({
  name: 'Decided report, with notes',
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Decided');
    await expect(await canvas.findByText('Tolong jaga bahasa Anda.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});

/** An administrator restores what a moderator removed, after a confirmation. */
// ADM-364
export const Restored = meta.story({
  name: 'Removed content restored (undo removal)',
  tags: ['done', 'admin', '!moderator'],
  parameters: { portal: { signedInAs: ADMIN } },
  async play({ canvas, mocks, userEvent }) {
    await canvas.findAllByRole('article');
    const { accounts, flags, reviews } = mocks.community;
    const [moderator, of] = [
      accounts.find(MODERATOR),
      flags.all().find((one) => one.content_type === 'post' && one.decision === null),
    ];
    const [flag] = of?.flags ?? [];
    if (moderator && flag) reviews.review(moderator, flag.id, { action: 'remove_content' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Decided');
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Restore this content?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await expect(await screen.findByText('The content is back.')).toBeVisible();
    await expect(await canvas.findByText('Restored by an admin')).toBeVisible();
  },
});
