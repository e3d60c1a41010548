import { likePost } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import { createGate, delayed, dropConnection, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';

const meta = preview.meta({
  component: Feed,
  parameters: { portal: { community: () => sampleCommunity({ posts: 1 }) } },
});

/** A like and its taking back, each shown at once and counted. */
export const Liked = meta.story({
  async play({ canvas, mocks, userEvent }) {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('1 like');
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(true),
    );
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(false),
    );
    await userEvent.click(like);
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(true),
    );
  },
});

/** The like is shown while the server has not answered. */
export const Saving = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(likePost));
  },
  async play({ canvas, userEvent }) {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('1 like');
  },
});

/** The server could not be reached: the like is taken back without a word. */
export const RolledBack = meta.story({
  beforeEach({ msw }) {
    msw.use(dropConnection(likePost));
  },
  async play({ canvas, userEvent }) {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await expect(like).toHaveAccessibleDescription('0 likes');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

let gate: ReturnType<typeof createGate>;

/** Quick toggles collapse: two calls are made for five presses, and the last wish holds. */
export const QuickToggles = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    gate = createGate();
    msw.use(delayed(likePost, gate));
  },
  async play({ canvas, mocks, msw, userEvent }) {
    const sent: unknown[] = [];
    msw.use(
      http.post('*/api/posts/:id/like', async ({ request }) => {
        sent.push(await request.clone().json());
        return undefined;
      }),
    );
    const like = await canvas.findByRole('button', { name: 'Like' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(like);
    gate.open();
    await waitFor(() => expect(sent).toEqual([{ liked: true }, { liked: false }]));
    // A press that came before the answer to the second call would be one of the quick ones.
    await settle();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(mocks.community.posts.find('post-001', 'member-1').likes_count).toBe(0);

    // A press whose call is lost: whether it took effect is unknown, so the last wish is sent.
    const lost = createGate();
    msw.use(delayed(likePost, lost), dropConnection(likePost, { once: true }));
    for (let press = 0; press < 2; press += 1) await userEvent.click(like);
    lost.open();
    await waitFor(() => expect(sent).toHaveLength(3));
    await expect(sent.at(-1)).toEqual({ liked: false });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
});

/** A server that knows no wished value toggles, and its answer counts. */
export const ForeignServer = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(http.post('*/api/posts/:id/like', () => HttpResponse.json({ liked: true })));
  },
  async play({ canvas, userEvent }) {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(like).toHaveAccessibleDescription('1 like');
  },
});
