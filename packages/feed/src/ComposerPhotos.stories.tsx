import { finishUpload, uploadFile } from '@saudagar/contract';
import { sampleCommunity, watchCalls } from '@saudagar/mocks';
import { cut, drawPhoto, padded } from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { choose, share, write } from './composer/composer.testing.ts';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  title: 'Add photos to a post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

const PATIENT = { timeout: 20_000 };

/** Chooses files by "Add photos". */
async function addPhotos(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file chooser');
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

/** Photos are made smaller; the same photo by "Add files" is sent as it is. */
// FEED-214, FEED-217
export const MadeSmaller = meta.story({
  name: 'Photos made smaller (compressed)',
  tags: ['no-picture'],
  async play({ canvas, canvasElement, msw }) {
    const [whole, inParts] = [watchCalls(uploadFile), watchCalls(finishUpload)];
    msw.use(whole.handler, inParts.handler);
    const photo = padded(await drawPhoto('gudang.jpg', 4000, 3000));
    await write(canvas);
    await addPhotos(canvasElement, photo);
    await expect(await canvas.findByText(/made smaller from/, {}, PATIENT)).toBeVisible();
    await choose(canvasElement, [photo]);
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    await expect(within(files).getAllByRole('listitem')).toHaveLength(2);
    await share(canvas);
    await expect(await canvas.findByText('Showing 2 posts', {}, PATIENT)).toBeVisible();
    await expect([whole.bodies.length, inParts.bodies.length]).toEqual([1, 1]);
  },
});

/** A photo that cannot be read is named, and the others stay. */
// FEED-216
export const OneUnreadable = meta.story({
  name: 'One photo cannot be read',
  tags: ['refused'],
  async play({ canvas, canvasElement }) {
    await write(canvas);
    const photo = await drawPhoto('kain.jpg', 1200, 900);
    const broken = cut(new File([photo], 'terpotong.jpg', { type: photo.type }));
    await addPhotos(canvasElement, photo, broken);
    await waitFor(
      () =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'terpotong.jpg cannot be read on this device',
        ),
      PATIENT,
    );
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    await expect(within(files).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(files).getByText('kain.jpg')).toBeVisible();
  },
});
