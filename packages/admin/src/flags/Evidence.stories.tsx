import { type Community, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminCenter } from '../AdminCenter.tsx';
import { MODERATOR } from '../users/users.testing.ts';

const meta = preview.meta({
  title: 'Evidence of a report, edited or deleted',
  tags: ['moderator'],
  component: AdminCenter,
  args: {
    tab: 'flags',
    onTab: fn(),
  },
  parameters: { portal: { signedInAs: MODERATOR } },
});

const INSULT = 'Penjual ini penipu dan bodoh!';

/** A post with a picture, reported, and then changed as given. */
const reported = (change: (community: Community, author: string, post: string) => void) => () => {
  const community = sampleCommunity();
  const { accounts, flags, posts } = community;
  const reporter = accounts.find('member-3');
  const { post } =
    posts.all().find(({ post: { files, user_id } }) => {
      const isOther = user_id !== 'member-3' && user_id !== MODERATOR;
      return isOther && files?.length === 3;
    }) ?? {};
  if (!reporter || !post) throw new Error('The sample has no post with files');
  posts.update(post.user_id, post.id, { content: INSULT });
  const flagged = { content_type: 'post', content_id: post.id, reason: 'inappropriate' } as const;
  flags.add(reporter, flagged);
  change(community, post.user_id, post.id);
  return community;
};

async function openDetails(
  canvas: ReturnType<typeof within>,
  userEvent: { click(element: Element): Promise<void> },
  mark: string,
) {
  const card = within(await canvas.findByRole('article', { name: 'Inappropriate content' }));
  await expect(card.getByText(mark)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Details' }));
  return within(await screen.findByRole('dialog', { name: 'Flagged content' }));
}

/** The author edited what was reported: then and now stand side by side. */
export const Edited = meta.story({
  name: 'Reported content edited since',
  parameters: {
    portal: {
      community: reported((community, author, post) => {
        community.posts.update(author, post, { content: 'Semua baik, terima kasih.' });
      }),
    },
  },
  async play({ canvas, userEvent }) {
    const dialog = await openDetails(canvas, userEvent, 'Edited after the report');
    await expect(await dialog.findByText('When it was reported')).toBeVisible();
    await expect(dialog.getByText(INSULT)).toBeVisible();
    await expect(dialog.getByText('Semua baik, terima kasih.')).toBeVisible();
  },
});

/** The author deleted what was reported: nothing is left to remove, and the author can be warned. */
export const Deleted = meta.story({
  name: 'Reported content deleted by its author',
  tags: ['gone'],
  parameters: {
    portal: { community: reported(({ posts }, author, post) => posts.delete(author, post)) },
  },
  async play({ canvas, userEvent }) {
    const dialog = await openDetails(canvas, userEvent, 'Deleted after the report');
    await expect(await dialog.findByText(INSULT)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Warn User' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
});

/** Pictures are shown on demand, though they are deleted; the look is logged. */
export const Shown = meta.story({
  name: 'Deleted images shown on demand',
  parameters: {
    portal: { community: reported(({ posts }, author, post) => posts.delete(author, post)) },
  },
  async play({ canvas, mocks, userEvent }) {
    const dialog = await openDetails(canvas, userEvent, 'Deleted after the report');
    await expect(await dialog.findByText(/may be hard to look at/)).toBeVisible();
    const { auditLog } = mocks.community;
    await expect(auditLog.entries[0]?.action_type).not.toBe('view_evidence');
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(auditLog.entries[0]?.action_type).toBe('view_evidence'));
    await waitFor(() =>
      expect(dialog.queryAllByRole('img').length + dialog.queryAllByRole('link').length).not.toBe(
        0,
      ),
    );
  },
});

/** A moderator does not decide on a case that they reported. */
export const OwnReport = meta.story({
  name: 'I reported it: another must decide',
  tags: ['no-picture', 'forbidden'],
  parameters: {
    portal: {
      community: reported(({ accounts, flags }, _, content_id) => {
        const moderator = accounts.find(MODERATOR);
        if (moderator) flags.add(moderator, { content_type: 'post', content_id, reason: 'spam' });
      }),
    },
  },
  async play({ canvas }) {
    const text = await canvas.findByText('You reported this. Another moderator decides about it.');
    const card = within(text.closest('article') as HTMLElement);
    await expect(card.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await expect(card.queryByRole('button', { name: 'Claim' })).toBeNull();
  },
});
