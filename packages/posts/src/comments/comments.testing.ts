import { sampleCommunity } from '@saudagar/mocks';
import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** One post with two comments, the first with a reply. */
export const talkingCommunity = () => sampleCommunity({ posts: 1 });

/** One post without comments: the second newest. */
export function silentCommunity() {
  const community = sampleCommunity({ posts: 2 });
  community.posts.remove('post-002');
  return community;
}

/** Opens the comments of the only post; returns its button. */
export async function openComments(canvas: Canvas) {
  const toggle = await canvas.findByRole('button', { name: 'Comments' });
  await userEvent.click(toggle);
  return toggle;
}

/** Returns the field for a comment on the post. */
export const commentComposer = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'Write a comment' });
