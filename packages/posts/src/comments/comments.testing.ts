import { sampleCommunity } from '@saudagar/mocks';
import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** One post with two comments, the first of which has a reply. */
export const talkingCommunity = () => sampleCommunity({ posts: 1 });

/** One post that nobody has commented on: the second newest. */
export function silentCommunity() {
  const community = sampleCommunity({ posts: 2 });
  community.posts.remove('post-002');
  return community;
}

/** Opens the comments of the one post there is; gives the button that did. */
export async function openComments(canvas: Canvas) {
  const toggle = await canvas.findByRole('button', { name: 'Comments' });
  await userEvent.click(toggle);
  return toggle;
}

/** Where a comment on the post is written. */
export const commentComposer = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'Write a comment' });
