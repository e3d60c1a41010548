import { createPost, uploadFile } from '@saudagar/contract';
import { createGate, delayed, failWith, sampleCommunity } from '@saudagar/mocks';
import type { DraftStorage } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { putOutOfSight, Reloadable, Remountable } from '@saudagar/storybook/remount';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor } from 'storybook/test';
import { choose, list, photo, share, text, write } from './composer/composer.testing.ts';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  title: 'Drafts of posts',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

/** Cancelling keeps the text as a draft. */
export const Draft = meta.story({
  name: 'Draft kept after Cancel',
  async play({ canvas, userEvent }) {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  },
});

/** Discarding deletes the draft; the toast's Undo restores it with its files. */
export const Discarded = meta.story({
  name: 'Draft discarded, with Undo',
  tags: ['done'],
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: /^Draft/ })).toHaveTextContent('gudang.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start a post' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByText('gudang.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    const trigger = canvas.getByRole('button', { name: 'Start a post' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** Leaving the page during an upload loses nothing: the post is there on return. */
export const LeftWhileUploading = meta.story({
  name: 'Page left during an upload: post continues',
  tags: ['sending'],
  render: () => (
    <Remountable>
      <Feed />
    </Remountable>
  ),
  async play({ canvas, canvasElement, msw, mocks, userEvent }) {
    const gate = createGate();
    msw.use(delayed(uploadFile, gate));
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    gate.open();
    await waitFor(() => expect(mocks.community.posts.list('member-1', {}).items).toHaveLength(2));
    await expect(await screen.findByText('Your post has been shared.')).toBeVisible();
    await userEvent.click(leave);
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toBeVisible();
  },
});

/** A post that fails after leaving the page shows a toast, and is complete on return. */
export const FailedAfterLeaving = meta.story({
  name: 'Post failed after the page was left',
  tags: ['failed'],
  render: () => (
    <Remountable>
      <Feed />
    </Remountable>
  ),
  async play({ canvas, msw, userEvent }) {
    const gate = createGate();
    msw.use(delayed(createPost, gate), failWith(createPost, 503));
    await write(canvas);
    await share(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    gate.open();
    await expect(await screen.findByText('Failed to create post. Please try again.')).toBeVisible();
    await userEvent.click(leave);
    await expect(await canvas.findByRole('textbox')).toHaveValue(text);
    await canvas.findByText('Showing 1 post');
  },
});

/** Typed but unsent text is there on return. */
export const LeftUnsent = meta.story({
  name: 'Unsent text is there on return',
  render: () => (
    <Remountable>
      <Feed />
    </Remountable>
  ),
  async play({ canvas, userEvent }) {
    await write(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await canvas.findByRole('textbox')).toHaveValue(text);
    await canvas.findByText('Showing 1 post');
  },
});

/** A reload restores text and files. */
export const DraftRestored = meta.story({
  name: 'Draft restored after a reload',
  render: (_, { session, draftStorage }) => (
    <Reloadable {...{ session, draftStorage }}>
      <Feed />
    </Reloadable>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await canvas.findByText('gudang.png');
    putOutOfSight();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Draft/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(await canvas.findByText('Daftar harga.pdf')).toBeVisible();
    await canvas.findByText('Showing 1 post');
  },
});

/** Simulates another tab in which the member discards the draft. */
function openAnotherTab(context: StoryContext) {
  const { draftStorage } = context;
  const listeners = new Set<(key: string) => void>();
  const stored = new Set<string>();
  context.draftStorage = {
    ...draftStorage,
    async change(key, change) {
      await draftStorage.change(key, change);
      // The replies that the device keeps are stored beside the drafts.
      if (!key.startsWith('offline:')) stored.add(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return async () => {
    await waitFor(() => expect(stored.size).toBe(1));
    for (const key of stored) {
      await draftStorage.change(key, () => undefined);
      for (const listener of listeners) listener(key);
    }
  };
}

let discardElsewhere: () => Promise<void>;

/** A draft discarded in another tab is removed here too. */
export const DiscardedElsewhere = meta.story({
  name: 'Draft discarded in another tab',
  beforeEach(context) {
    discardElsewhere = openAnotherTab(context);
  },
  async play({ canvas, userEvent }) {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('button', { name: 'Discard draft' });
    // Waits until the draft is stored here, since an earlier message would be ignored.
    await waitFor(async () => {
      await discardElsewhere();
      await expect(canvas.queryByText(text)).toBeNull();
    });
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toBeVisible();
  },
});

/** A browser without room for the files says so; the text is stored. */
export const DraftWithoutFiles = meta.story({
  name: 'Only the text kept: no space for the files',
  tags: ['failed'],
  beforeEach(context) {
    const { draftStorage } = context;
    const small: DraftStorage = {
      ...draftStorage,
      change: (key, change) =>
        draftStorage.change(key, (stored) => {
          const next = change(stored) as { drafts: { files: unknown[] }[] } | undefined;
          if (next?.drafts.some(({ files }) => files.length > 0)) {
            throw new DOMException('full', 'QuotaExceededError');
          }
          return next;
        }),
    };
    context.draftStorage = small;
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await expect(await canvas.findByText(/files of your draft do not fit/)).toBeVisible();
  },
});

let readGate: ReturnType<typeof createGate>;

/** A browser that cannot store drafts says so once there is something to lose. */
export const DraftUnkept = meta.story({
  name: 'Draft cannot be stored by the browser',
  tags: ['failed'],
  beforeEach(context) {
    readGate = createGate();
    const refuse = () => Promise.reject(new Error('No storage'));
    context.draftStorage = {
      ...context.draftStorage,
      read: () => readGate.opened.then(refuse),
      keys: refuse,
      change: refuse,
    };
  },
  async play({ canvas, userEvent }) {
    await userEvent.clear(await write(canvas));
    await userEvent.type(canvas.getByRole('textbox'), text);
    readGate.open();
    await expect(await canvas.findByText(/cannot keep your draft/)).toBeVisible();
  },
});
