import { uploadFile } from '@saudagar/contract';
import { createGate, delayed, sampleCommunity } from '@saudagar/mocks';
import { type DraftStorage, PortalProvider, type PortalProviderProps } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { choose, list, photo, share, text, write } from './composer.testing.ts';
import { Feed } from './Feed.tsx';
import { LeavableFeed } from './leavable.testing.tsx';

const meta = preview.meta({
  component: Feed,
  parameters: { portal: { community: () => sampleCommunity({ posts: 1 }) } },
});

/** What was written when the composer was cancelled waits there as a draft. */
export const Draft = meta.story({
  async play({ canvas, userEvent }) {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  },
});

/** A draft that was discarded is gone. */
export const Discarded = meta.story({
  async play({ canvas, userEvent }) {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    const trigger = canvas.getByRole('button', { name: 'Start a post' });
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** Leaving the page while a file goes up loses nothing: the post is there on return. */
export const LeftWhileUploading = meta.story({
  render: () => <LeavableFeed />,
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
    await userEvent.click(leave);
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toBeVisible();
  },
});

/** What is typed and not sent is there on return. */
export const LeftUnsent = meta.story({
  render: () => <LeavableFeed />,
  async play({ canvas, userEvent }) {
    await write(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await canvas.findByRole('textbox')).toHaveValue(text);
    await canvas.findByText('Showing 1 post');
  },
});

function Reloadable({
  session,
  draftStorage,
}: Pick<PortalProviderProps, 'session' | 'draftStorage'>) {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <Button onPress={() => setLoads(loads + 1)}>Load the page anew</Button>
      <PortalProvider
        key={loads}
        baseUrl={window.location.origin}
        {...(session && { session })}
        {...(draftStorage && { draftStorage })}
      >
        <Feed />
      </PortalProvider>
    </>
  );
}

/** What was written is there with its files when the page is loaded anew. */
export const DraftRestored = meta.story({
  render: (_, { session, draftStorage }) => <Reloadable {...{ session, draftStorage }} />,
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await canvas.findByText('gudang.png');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Draft/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(await canvas.findByText('Daftar harga.pdf')).toBeVisible();
    await canvas.findByText('Showing 1 post');
  },
});

/** A browser without room for the files says so; the text is kept. */
export const DraftWithoutFiles = meta.story({
  beforeEach(context) {
    const { draftStorage } = context;
    const small: DraftStorage = {
      ...draftStorage,
      change: (key, change) =>
        draftStorage.change(key, (kept) => {
          const next = change(kept) as { drafts: { files: unknown[] }[] } | undefined;
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

/** A browser that keeps nothing says so while there is something to lose. */
export const DraftUnkept = meta.story({
  beforeEach(context) {
    context.draftStorage = {
      ...context.draftStorage,
      change: () => Promise.reject(new Error('No storage')),
    };
  },
  async play({ canvas }) {
    await write(canvas);
    await expect(await canvas.findByText(/cannot keep your draft/)).toBeVisible();
  },
});
