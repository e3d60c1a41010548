import { getGroupOpening } from '@saudagar/contract';
import {
  buildComment,
  buildGroup,
  buildPost,
  type Community,
  failWith,
  minutesAgo,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

const OPENED_AT = minutesAgo(60);

/** A private group of the member, with two posts and a comment of others. */
function privateGroup(): Community {
  const community = sampleCommunity({ posts: 0 });
  const { groups, posts, comments } = community;
  groups.add(buildGroup({ id: 'own', group_type: 'private', admin_user_id: 'member-1' }), [
    'member-2',
    'member-3',
  ]);
  const of = { group_id: 'own', created_at: minutesAgo(90) };
  posts.add(buildPost({ id: 'old-1', user_id: 'member-2', content: 'Harga lama', ...of }));
  posts.add(buildPost({ id: 'old-2', user_id: 'member-3', content: 'Pemasok lama', ...of }));
  comments.add('old-1', buildComment({ id: 'old-comment', user_id: 'member-3' }));
  return community;
}

/** A group of others that became public, with a post from before and, or not, one from since. */
const openedGroup = (hasNewPost: boolean) => (): Community => {
  const community = sampleCommunity({ posts: 0 });
  const { groups, posts } = community;
  groups.add(buildGroup({ id: 'own', admin_user_id: 'member-2', opened_at: OPENED_AT }));
  const by = { group_id: 'own', user_id: 'member-2' };
  const old = { content: 'Harga lama', created_at: minutesAgo(90) };
  posts.add(buildPost({ id: 'old-1', ...by, ...old }));
  const later = { content: 'Harga baru', created_at: minutesAgo(5) };
  if (hasNewPost) posts.add(buildPost({ id: 'new-1', ...by, ...later }));
  return community;
};

/** A private group that becomes public, and its posts from before. */
const meta = preview.meta({
  title: 'Make a private group public (open up)',
  tags: ['group-admin'],
  component: GroupPage,
  args: { groupId: 'own' },
  parameters: { portal: { pages: ['group', 'groups'], community: privateGroup } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Chooses Public in the form and saves, which asks. */
async function ask({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Group' }));
  await userEvent.click(form.getByRole('radio', { name: /^Public/ }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make this group public?' });
  return { form, question, dialog: within(question) };
}

/** The question names in numbers what the group opens; old posts stay unless chosen. */
// GRP-180, GRP-182
export const Asked = meta.story({
  name: 'Make the group public?',
  tags: ['asked'],
  async play(context) {
    const { mocks, userEvent } = context;
    const { form, question, dialog } = await ask(context);
    await dialog.findByText(/^2 posts and 1 comment by 2 members become readable/);
    await expect(dialog.getByRole('radio', { name: /^Stay for members/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(form.getByRole('radio', { name: /^Public/ })).toBeChecked();
    await expect(mocks.community.groups.whole('own')?.group_type).toBe('private');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^2 posts and 1 comment by 2 members/);
  },
});

/** Without the numbers, the question says what it opens in general. */
export const NotCounted = meta.story({
  name: 'Make it public? Numbers unknown',
  tags: ['asked'],
  beforeEach({ msw }) {
    msw.use(failWith(getGroupOpening, 500));
  },
  async play(context) {
    const { dialog } = await ask(context);
    await expect(await dialog.findByText(/^The posts were not counted/)).toBeVisible();
    await expect(dialog.getByText(/^They become readable by everyone/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Make public' })).toBeEnabled();
  },
});

/** Confirmed, the group is public, and its old posts are for members. */
// GRP-181
export const Opened = meta.story({
  name: 'Group is public, old posts for members',
  tags: ['done'],
  async play(context) {
    const { mocks, userEvent } = context;
    const { dialog } = await ask(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Make public' }));
    await expect(await screen.findByText('Group updated successfully!')).toBeInTheDocument();
    const { groups } = mocks.community;
    await expect(groups.whole('own')?.group_type).toBe('public');
    await expect(groups.whole('own')?.opened_at).toBeTruthy();
  },
});

/** Chosen, old posts are opened too. */
// GRP-182
export const OldPostsOpened = meta.story({
  name: 'Group is public, old posts too',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { mocks, userEvent } = context;
    const { dialog } = await ask(context);
    await userEvent.click(dialog.getByRole('radio', { name: /^Open them too/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make public' }));
    await expect(await screen.findByText('Group updated successfully!')).toBeInTheDocument();
    const { groups } = mocks.community;
    await expect(groups.whole('own')?.group_type).toBe('public');
    await expect(groups.whole('own')?.opened_at ?? null).toBeNull();
  },
});

/** A visitor's list ends with the date from which posts are for everyone. */
// GRP-184
export const OldPostsForMembers = meta.story({
  name: 'Not a member: older posts are for members',
  tags: ['phone', 'forbidden', 'member', '!group-admin'],
  parameters: { portal: { community: openedGroup(true) } },
  async play({ canvas }) {
    await canvas.findByText('Harga baru');
    await expect(
      await canvas.findByText('Posts from before March 2, 2026 are for members'),
    ).toBeVisible();
    await expect(canvas.queryByText('Harga lama')).toBeNull();
  },
});

/** Joined, the old posts are there. */
// GRP-184
export const OldPostsJoined = meta.story({
  name: 'Joined: older posts shown',
  tags: ['no-picture', 'done', 'member', '!group-admin'],
  parameters: { portal: { community: openedGroup(true) } },
  async play({ canvas, userEvent }) {
    const [join] = await canvas.findAllByRole('button', { name: /^Join/ });
    if (!join) throw new Error('There is no button to join');
    await userEvent.click(join);
    await expect(await canvas.findByText('Harga lama')).toBeVisible();
    await expect(canvas.queryByText(/are for members$/)).toBeNull();
  },
});

/** Without a post since then, the empty list says so. */
// GRP-184
export const NoNewPosts = meta.story({
  name: 'No posts since it is public',
  tags: ['empty', 'member', '!group-admin'],
  parameters: { portal: { community: openedGroup(false) } },
  async play({ canvas }) {
    await canvas.findByText('No public posts yet');
    await expect(canvas.getByText('Posts from before March 2, 2026 are for members')).toBeVisible();
  },
});
