import { describeFile, FILE_DESCRIPTION_MAX } from '@saudagar/contract';
import { failWith, sampleCommunity, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { userEvent as browserUser, expect, waitFor, type within } from 'storybook/test';
import { choose, photo, share, write } from './composer/composer.testing.ts';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  title: 'Describe the images of a post (alt text)',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

const LABEL = 'Description for people who cannot see the picture';

async function describe(canvas: ReturnType<typeof within>, text: string) {
  await browserUser.click(await canvas.findByRole('button', { name: 'Describe gudang.png' }));
  const field = await canvas.findByRole('textbox', { name: LABEL });
  await waitFor(() => expect(field).toHaveFocus());
  await browserUser.paste(text);
  return field;
}

/** A description field below each image while the post is written. */
export const Describing = meta.story({
  name: 'Description below each image',
  tags: ['phone'],
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await describe(canvas, 'Rak kain batik di gudang baru');
    await expect(canvas.getByText('29/300')).toBeVisible();
  },
});

/** The description is sent after the image and shown with the post. */
export const Described = meta.story({
  name: 'Post shared with descriptions',
  tags: ['done'],
  async play({ canvas, canvasElement, msw, userEvent }) {
    const described = watchCalls(describeFile);
    msw.use(described.handler);
    await write(canvas);
    await choose(canvasElement, [photo]);
    await describe(canvas, ' Rak kain batik ');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await share(canvas);
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(described.bodies).toEqual([{ description: 'Rak kain batik' }]);
    await expect(await canvas.findByRole('link', { name: /Rak kain batik/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** Not sent; focus moves to the description that is too long. */
export const TooLong = meta.story({
  name: 'Description too long',
  tags: ['refused'],
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    const field = await describe(canvas, 'x'.repeat(FILE_DESCRIPTION_MAX + 1));
    await share(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Up to 300 characters fit here/);
  },
});

/** The image uploads but its description fails: shows the error there, and Retry resumes there. */
export const FailedToSave = meta.story({
  name: 'Description not saved',
  tags: ['phone', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(describeFile, 500));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await describe(canvas, 'Rak kain batik');
    await share(canvas);
    await expect(
      await canvas.findByText('Its description could not be saved. Try again, or empty it.'),
    ).toBeVisible();
    await expect(canvas.getByText('Rak kain batik')).toBeVisible();
  },
});
