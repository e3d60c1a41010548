import { likePost } from '@saudagar/contract';
import { dropConnection } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { likeCall } from '../likeFlow.ts';
import { ToggleLike } from './ToggleLike.tsx';

const publish = fn();
const subjectOf = (id: string) => ({
  key: 'sample.like',
  call: likeCall(likePost, { id }),
  publish,
});

/** The like of a post, a comment or a resource, in each of its states. */
const meta = preview.meta({
  title: 'Like (heart)',
  component: ToggleLike,
  args: { subject: subjectOf('post-001'), like: { liked: false, count: 0 } },
  parameters: { portal: {} },
});

/** Liked, then removed: no likes, and no number. */
export const NotLiked = meta.story({
  name: 'Like removed, no likes left',
  async play({ canvas, userEvent }) {
    const like = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('1 like');
    await waitFor(() => expect(publish).toHaveBeenLastCalledWith({ liked: true, count: 1 }));
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(publish).toHaveBeenLastCalledWith({ liked: false, count: 0 }));
  },
});

export const Liked = meta.story({
  args: { like: { liked: true, count: 7 } },
  async play({ canvas }) {
    const like = canvas.getByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('7 likes');
  },
});

/** Thousands are abbreviated, and read out in full. */
export const Thousands = meta.story({
  name: 'Thousands of likes',
  args: { like: { liked: false, count: 12_345 } },
  async play({ canvas }) {
    const like = canvas.getByRole('button', { name: 'Like' });
    await expect(like).toHaveTextContent('12K');
    await expect(like).toHaveAccessibleDescription('12,345 likes');
  },
});

/** Small and disabled, for members who may not like it. */
export const Disabled = meta.story({
  name: 'Not allowed to like',
  tags: ['forbidden'],
  args: { like: { liked: true, count: 7 }, isSmall: true, isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeDisabled();
  },
});

/** Beside another one on a narrow phone, described by its subject. */
export const Narrow = meta.story({
  name: 'Two on a narrow phone',
  globals: { locale: 'id' },
  args: { like: { liked: true, count: 1_234_567 }, about: 'sample-title' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <h2 id="sample-title">Kopi Gayo dari petani Takengon</h2>
      <ToggleLike {...args} />
      <ToggleLike {...args} subject={{ ...args.subject, key: 'sample.like.small' }} isSmall />
    </div>
  ),
  async play({ canvas }) {
    const [like] = canvas.getAllByRole('button', { name: 'Suka' });
    await expect(like).toHaveAccessibleDescription('Kopi Gayo dari petani Takengon 1.234.567 suka');
    await expect(like?.scrollWidth).toBeLessThanOrEqual(like?.clientWidth ?? 0);
  },
});

export const Dark = meta.story({
  name: 'Dark theme',
  globals: { theme: 'dark' },
  args: { like: { liked: true, count: 7 } },
});

/** Its subject is deleted: the like is reverted silently. */
export const RolledBack = meta.story({
  name: 'Like not saved: post deleted',
  tags: ['no-picture', 'gone'],
  args: { subject: subjectOf('none'), like: { liked: false, count: 7 } },
  async play({ canvas, userEvent }) {
    const like = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await waitFor(() => expect(publish).toHaveBeenLastCalledWith({ liked: false, count: 7 }));
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Without a network it waits, and is taken back there. */
export const Waiting = meta.story({
  name: 'No network: like waits to be sent',
  tags: ['no-picture', 'offline'],
  args: { subject: subjectOf('post-001'), like: { liked: false, count: 7 } },
  beforeEach({ msw }) {
    publish.mockClear();
    msw.use(dropConnection(likePost));
  },
  async play({ canvas, userEvent }) {
    const like = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(like).toHaveAccessibleDescription('8 likes');
    await userEvent.click(like);
    await expect(like).toHaveAccessibleDescription('7 likes');
    await expect(publish).not.toHaveBeenCalled();
  },
});
