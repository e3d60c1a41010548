import { deletePost, listLeftContent } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Settings } from './Settings.tsx';

const meta = preview.meta({
  title: 'Content in private groups you left',
  component: Settings,
  parameters: { portal: { signedInAs: 'member-5', community: () => communityLeft() } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show them' }));
  return within(await screen.findByRole('dialog', { name: 'What you wrote in groups you left' }));
}

async function askToDelete(scene: Scene) {
  const list = await open(scene);
  await scene.userEvent.click(await list.findByRole('button', { name: /^Delete: Post in/ }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete this for good?' }));
}

/** Posts and comments of a private group that the member left. */
// GRP-155
export const Listed = meta.story({
  name: 'Posts and comments left in a group',
  async play(scene) {
    const dialog = await open(scene);
    const list = await dialog.findByRole('list', { name: 'Your posts and comments' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Loading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listLeftContent));
  },
  async play(scene) {
    await open(scene);
  },
});

/** Nothing is left anywhere. */
export const Empty = meta.story({
  name: 'Nothing was left anywhere',
  tags: ['empty'],
  parameters: { portal: { signedInAs: 'member-5', community: () => sampleCommunity() } },
  async play(scene) {
    const dialog = await open(scene);
    await expect(await dialog.findByText(/^There is nothing of yours/)).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listLeftContent));
  },
  async play(scene) {
    const dialog = await open(scene);
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The post is deleted; the comment stays in the list. */
export const Deleted = meta.story({
  name: 'Post deleted from a group left',
  tags: ['no-picture', 'done'],
  async play(scene) {
    const question = await askToDelete(scene);
    await scene.userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('It is deleted')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Your posts and comments' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(within(list).getByText(/^Comment in/)).toBeVisible();
  },
});

/** The deletion fails: the question stays open and shows the error. */
export const DeleteFailed = meta.story({
  name: 'Post could not be deleted',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(deletePost, 500));
  },
  async play(scene) {
    const question = await askToDelete(scene);
    await scene.userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await question.findByText(/^It was not deleted/)).toBeVisible();
  },
});

/** The member wrote a post and a comment in a private group, and left it. */
function communityLeft() {
  const community = sampleCommunity();
  const { accounts, comments, groupMembers, groups, posts } = community;
  const member = accounts.find('member-5');
  const group = groups.named('group-02');
  if (!member || !group) throw new Error('the sample has no such member or group');
  const draft = { attachments: [], post_type: 'text' } as const;
  const content = 'Kuota saya tinggal **40 helai**, siapa mau menambah?';
  posts.create(member.id, { ...draft, content }, group.id);
  const other = posts.create('member-1', { ...draft, content: 'Jadwal kirim' }, group.id);
  const said = { content: 'Saya ikut kirim Jumat', parent_comment_id: null };
  comments.create(member.id, other.id, said);
  groupMembers.leave(member, group.id);
  return community;
}
