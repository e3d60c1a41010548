import { finishUpload, RESUMABLE_UPLOADS_PATH, uploadFile } from '@saudagar/contract';
import { watchCalls } from '@saudagar/mocks';
import { cut, drawPhoto } from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { countOf, messageField, messages } from './conversation.testing.ts';
import { conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  title: 'Send photos in a message',
  component: Messages,
  args: { conversationId: 'room-budi' },
  parameters: {
    portal: { community: () => conversationSample() },
    statecharts: { show: 'room' },
  },
});

const PATIENT = { timeout: 20_000 };

/** Chooses photos, and presses Enter before they are prepared. */
async function send({ canvas, canvasElement, userEvent }: StoryContext, ...photos: File[]) {
  await messages(canvas);
  await userEvent.type(await messageField(canvas), 'Ini fotonya.');
  const input = canvasElement.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, photos);
  await userEvent.type(await messageField(canvas), '{Enter}');
}

/** A message waits for its photos, which are made smaller, and is then sent by itself. */
// MSG-073
export const MadeSmaller = meta.story({
  name: 'Photos made smaller before sending (compressed)',
  tags: ['no-picture'],
  async play(context) {
    const { canvas, msw } = context;
    const uploads = watchCalls(uploadFile);
    msw.use(uploads.handler);
    const count = await countOf(canvas);
    await send(context, await drawPhoto('gudang.jpg', 8000, 6000));
    await expect(
      await canvas.findByText('The message is sent once its photos are ready.'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await countOf(canvas)).toBe(count + 1), PATIENT);
    await waitFor(() => expect(uploads.bodies).toHaveLength(1), PATIENT);
    await waitFor(async () => expect(await messageField(canvas)).toHaveValue(''));
  },
});

/** A photo that cannot be read is named; nothing is sent, and text and other photos stay. */
// MSG-074
export const OneUnreadable = meta.story({
  name: 'One photo cannot be read',
  tags: ['refused'],
  async play(context) {
    const { canvas } = context;
    const count = await countOf(canvas);
    const photo = await drawPhoto('kain.jpg', 1200, 900);
    await send(context, photo, cut(new File([photo], 'terpotong.jpg', { type: photo.type })));
    await expect(
      await canvas.findByText(/^terpotong\.jpg cannot be read on this device/, {}, PATIENT),
    ).toBeVisible();
    await expect(await canvas.findByText('kain.jpg')).toBeVisible();
    await expect(await messageField(canvas)).toHaveValue('Ini fotonya.');
    await expect(await countOf(canvas)).toBe(count);
  },
});

/** A large file goes on once the connection is back, also of a message that is on its way. */
// FEED-218–220
export const ResumedFile = meta.story({
  name: 'Upload resumes once back online',
  tags: ['offline'],
  async play(context) {
    const { canvas, canvasElement, msw, userEvent } = context;
    let isLost = true;
    const finished = watchCalls(finishUpload);
    const patched = http.patch(`*${RESUMABLE_UPLOADS_PATH}/:id`, () =>
      isLost ? HttpResponse.error() : undefined,
    );
    msw.use(finished.handler, patched);
    const count = await countOf(canvas);
    await messages(canvas);
    await userEvent.type(await messageField(canvas), 'Ini katalognya.');
    const input = canvasElement.querySelector('input[type=file]');
    const file = new File(['%PDF-1.4\n', new Uint8Array(400_000)], 'Katalog.pdf');
    await userEvent.upload(input as HTMLInputElement, file);
    await canvas.findByText(/goes on when the connection is back/, {}, PATIENT);
    await userEvent.type(await messageField(canvas), '{Enter}');
    isLost = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await countOf(canvas)).toBe(count + 1), PATIENT);
    await waitFor(() => expect(finished.bodies).toHaveLength(1), PATIENT);
  },
});
