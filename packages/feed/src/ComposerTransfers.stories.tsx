import { finishUpload, RESUMABLE_UPLOADS_PATH, uploadFile } from '@saudagar/contract';
import { createGate, sampleCommunity, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { choose, share, write } from './composer/composer.testing.ts';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  title: 'Upload files while writing a post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

const PATIENT = { timeout: 20_000 };
const one = `*${RESUMABLE_UPLOADS_PATH}/:id`;
const large = (name: string) => new File(['%PDF-1.4\n', new Uint8Array(2_000_000)], name);
const [catalogue, prices] = [large('Katalog.pdf'), large('Daftar harga.pdf')];

/** Files are sent while the member writes, three at a time; sharing stores them. */
// FEED-218–219
export const SentWhileWriting = meta.story({
  name: 'Files upload while writing',
  tags: ['no-picture', 'sending'],
  async play({ canvas, canvasElement, msw }) {
    const gate = createGate();
    const [whole, finished] = [watchCalls(uploadFile), watchCalls(finishUpload)];
    let parts = 0;
    const patched = http.patch(one, async () => {
      parts += 1;
      await gate.opened;
    });
    msw.use(whole.handler, finished.handler, patched);
    await write(canvas);
    await choose(canvasElement, [catalogue, prices, large('A.pdf'), large('B.pdf')]);
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    await waitFor(() => expect(parts).toBe(3), PATIENT);
    await expect(within(files).getAllByText(/ of 1\.9 MB/)).toHaveLength(4);
    gate.open();
    await waitFor(
      () => expect(within(files).queryByRole('progressbar')).not.toBeInTheDocument(),
      PATIENT,
    );
    await expect(parts).toBe(4);
    await expect(finished.bodies).toHaveLength(0);
    await share(canvas);
    await expect(await canvas.findByText('Showing 2 posts', {}, PATIENT)).toBeVisible();
    await expect([whole.bodies.length, finished.bodies.length]).toEqual([0, 4]);
  },
});

/** A lost connection is named on the file; it goes on when the connection is back. */
// FEED-220
export const Interrupted = meta.story({
  name: 'Upload interrupted: connection lost',
  tags: ['offline'],
  async play({ canvas, canvasElement, msw }) {
    msw.use(http.patch(one, () => HttpResponse.error()));
    await write(canvas);
    await choose(canvasElement, [catalogue]);
    await expect(
      await canvas.findByText(/goes on when the connection is back/, {}, PATIENT),
    ).toBeVisible();
  },
});

/** The rest of a file is sent once the connection is back, also after Share. */
// FEED-220
export const Resumed = meta.story({
  name: 'Upload resumed once back online',
  tags: ['no-picture'],
  async play({ canvas, canvasElement, msw }) {
    let isLost = true;
    msw.use(http.patch(one, () => (isLost ? HttpResponse.error() : undefined)));
    await write(canvas);
    await choose(canvasElement, [catalogue]);
    await canvas.findByText(/goes on when the connection is back/, {}, PATIENT);
    await share(canvas);
    await expect(canvas.getByRole('region', { name: 'New post' })).toBeVisible();
    isLost = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Showing 2 posts', {}, PATIENT)).toBeVisible();
  },
});

/** A server that refuses the bytes is named when the post is shared; what is written stays. */
// FEED-218
export const Failed = meta.story({
  name: 'File refused when the post is shared',
  tags: ['no-picture', 'failed'],
  async play({ canvas, canvasElement, msw }) {
    const detail = 'This type of file is not accepted';
    let refused = 0;
    msw.use(
      http.post(`*${RESUMABLE_UPLOADS_PATH}`, () => {
        refused += 1;
        return HttpResponse.json({ detail }, { status: 415 });
      }),
    );
    await write(canvas);
    await choose(canvasElement, [catalogue]);
    await waitFor(() => expect(refused).toBe(1), PATIENT);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await share(canvas);
    await expect(await canvas.findByText(detail, {}, PATIENT)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'New post' })).toBeVisible();
  },
});

/** A removed file is dropped by the server too. */
// FEED-221
export const Dropped = meta.story({
  name: 'Removed file also removed from the server',
  tags: ['no-picture'],
  async play({ canvas, canvasElement, msw, userEvent }) {
    const calls: string[] = [];
    msw.use(http.all(one, ({ request }) => void calls.push(request.method)));
    await write(canvas);
    await choose(canvasElement, [catalogue]);
    await waitFor(() => expect(calls).toEqual(['PATCH']), PATIENT);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Katalog.pdf' }));
    await waitFor(() => expect(calls.at(-1)).toBe('DELETE'), PATIENT);
  },
});
