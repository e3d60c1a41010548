import { describeFile, updatePost } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import {
  buildFileInfo,
  buildPost,
  createGate,
  delayed,
  failWith,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Remountable } from '@saudagar/storybook/remount';
import { userEvent as browserUser, expect, waitFor, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

function communityWithPhoto() {
  const community = sampleCommunity({ posts: 0 });
  const photo = buildFileInfo({ id: 'foto', description: 'Rak kain' });
  community.files.add(photo, 'member-1');
  community.posts.add(
    buildPost({ id: 'own', user_id: 'member-1', content: 'Stok', files: [photo] }),
  );
  return community;
}

const meta = preview.meta({
  title: 'Edit image descriptions (alt text)',
  component: Feed,
  parameters: { portal: { pages: [], community: communityWithPhoto } },
});

async function edit(canvas: Canvas) {
  await browserUser.click(await canvas.findByRole('button', { name: 'More actions' }));
  await browserUser.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
  return canvas.findByRole('textbox', { name: 'Edit post' });
}

async function describe(canvas: Canvas, text: string) {
  await edit(canvas);
  await browserUser.click(
    await canvas.findByRole('button', { name: 'Change description of gudang.jpg' }),
  );
  const field = await canvas.findByRole('textbox', { name: /^Description for people/ });
  await waitFor(() => expect(field).toHaveFocus());
  await browserUser.clear(field);
  await browserUser.type(field, text);
  return field;
}

const save = (canvas: Canvas) => browserUser.click(canvas.getByRole('button', { name: 'Save' }));

export const Describing = meta.story({
  name: 'Writing a description',
  tags: ['phone'],
  async play({ canvas }) {
    if (canvas.queryByRole('textbox', { name: /^Description for people/ })) return;
    await describe(canvas, 'Rak batik');
  },
});

/** Nothing is saved, and focus moves to the description that is too long. */
export const TooLong = meta.story({
  name: 'Description too long',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    const field = await describe(canvas, 'Rak batik ');
    await userEvent.paste('x'.repeat(300));
    await save(canvas);
    await expect(await canvas.findByText(/^Up to 300 characters fit here/)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Changing an image description does not mark the post as edited. */
export const Changed = meta.story({
  name: 'Description changed',
  tags: ['done'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Rak kain$/ })).toBeVisible();
    await describe(canvas, 'Rak batik{Enter}');
    await save(canvas);
    await expect(await canvas.findByRole('link', { name: /Rak batik$/ })).toBeVisible();
    await expect(canvas.queryByText('edited')).toBeNull();
  },
});

/** The post is unchanged; Retry saves text and description. */
export const FailedToSave = meta.story({
  name: 'Description not saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(describeFile, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await describe(canvas, 'Rak batik');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your changes were not saved.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: /Rak batik$/ })).toBeVisible();
  },
});

/** Left while saving: a toast reports the result. */
export const LeftWhileSaving = meta.story({
  name: 'Page left while saving: a toast tells the result',
  tags: ['sending'],
  render: () => (
    <Remountable>
      <Feed />
    </Remountable>
  ),
  async play({ canvas, canvasElement, msw, userEvent }) {
    const gate = createGate();
    msw.use(delayed(updatePost, gate), failWith(updatePost, 503));
    await browserUser.type(await edit(canvas), ' baru');
    await save(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    gate.open();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('Your changes were not saved.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('textbox', { name: 'Edit post' })).toHaveValue(
      'Stok baru',
    );
  },
});
