import {
  deleteProfilePhoto,
  PROFILE_PHOTO_MAX_BYTES,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import { drawPhoto } from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Profile } from './Profile.tsx';
import { imageFile } from './profile.testing.ts';

/** The dialog that chooses, crops, uploads and removes the member's photo. */
const meta = preview.meta({
  title: 'Change your photo (avatar)',
  component: Profile,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 0 }) } },
});

/** Preparing a photo takes a slow machine seconds. */
const PATIENT = { timeout: 20_000 };

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openDialog({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change profile photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Profile photo' });
  await within(dialog).findByText('JPEG, PNG or WebP, up to 5 MB');
  return { dialog, ...within(dialog) };
}

async function choose(scene: Scene, file: File) {
  const opened = await openDialog(scene);
  const input = opened.dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return opened;
}

async function crop(scene: Scene) {
  const opened = await choose(scene, await imageFile());
  const area = await opened.findByRole('group', { name: 'Part of the picture that is shown' });
  await waitFor(() =>
    expect(opened.dialog.querySelector<HTMLImageElement>('.reactEasyCrop_Image')?.complete).toBe(
      true,
    ),
  );
  return { ...opened, area };
}

/** The current photo and its actions. */
// ACCT-063, ACCT-064
export const Idle = meta.story({
  name: 'Current photo and its actions',
  async play(scene) {
    const { getByRole } = await openDialog(scene);
    await expect(getByRole('button', { name: 'Choose another photo' })).toBeVisible();
    await expect(getByRole('button', { name: 'Remove photo' })).toBeVisible();
  },
});

/** Cropped to a square by pointer, touch, slider or keyboard. */
export const Cropping = meta.story({
  name: 'Photo being cropped',
  async play(scene) {
    const { area, getByRole } = await crop(scene);
    area.focus();
    await scene.userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await expect(getByRole('button', { name: 'Save photo' })).toBeVisible();
  },
});

/** An unsupported type is rejected with the documented message. */
// ACCT-113
export const WrongType = meta.story({
  name: 'Photo upload error: file type not accepted',
  tags: ['refused'],
  async play(scene) {
    const opened = await choose(scene, new File(['GIF89a'], 'toko.gif', { type: 'image/gif' }));
    await expect(
      await opened.findByText('Please select a valid image file (JPEG, PNG, or WebP)'),
    ).toBeVisible();
  },
});

/** A file one byte over the limit is rejected. */
// ACCT-114, ACCT-115, ACCT-129
export const TooLarge = meta.story({
  name: 'Photo too large',
  tags: ['refused'],
  async play(scene) {
    const bytes = new Uint8Array(PROFILE_PHOTO_MAX_BYTES + 1);
    const opened = await choose(scene, new File([bytes], 'toko.png', { type: 'image/png' }));
    await expect(await opened.findByText('File size must be less than 5MB')).toBeVisible();
  },
});

/** A photo over the limit is made smaller, and then cropped. */
// ACCT-144
export const MadeSmaller = meta.story({
  name: 'Large photo made smaller, then cropped',
  tags: ['no-picture'],
  async play(scene) {
    const drawn = await drawPhoto('toko.jpg', 4000, 3000);
    const rest = new Uint8Array(PROFILE_PHOTO_MAX_BYTES);
    const large = new File([drawn, rest], 'toko.jpg', { type: drawn.type });
    const opened = await choose(scene, large);
    await expect(
      await opened.findByRole('group', { name: 'Part of the picture that is shown' }, PATIENT),
    ).toBeVisible();
  },
});

/** A file whose content is not the image its type claims. */
export const Unreadable = meta.story({
  name: 'Photo cannot be read',
  tags: ['no-picture', 'refused'],
  async play(scene) {
    const opened = await choose(scene, new File(['no'], 'toko.png', { type: 'image/png' }));
    await expect(
      await opened.findByText('This picture cannot be opened. Choose another one.'),
    ).toBeVisible();
  },
});

/** Uploading, with progress. */
// ACCT-120
export const Uploading = meta.story({
  name: 'Photo uploading',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(uploadProfilePhoto));
  },
  async play(scene) {
    const { findByRole, getByRole } = await crop(scene);
    await scene.userEvent.click(getByRole('button', { name: 'Save photo' }));
    await expect(await findByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
  },
});

/** Uploaded, shown everywhere, and ready for the next one after half a second. */
// ACCT-116–122
export const Uploaded = meta.story({
  name: 'Photo saved and shown everywhere',
  tags: ['no-picture', 'done'],
  async play(scene) {
    const { findByText, getByRole } = await crop(scene);
    await scene.userEvent.click(getByRole('button', { name: 'Save photo' }));
    await expect(await screen.findByText('Profile photo updated successfully!')).toBeVisible();
    await findByText('JPEG, PNG or WebP, up to 5 MB');
  },
});

/** The image and its crop are retained for a retry. */
// ACCT-124
export const UploadFailed = meta.story({
  name: 'Photo could not be uploaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadProfilePhoto, 500, 'The disk is full', { once: true }));
  },
  async play(scene) {
    const { findByText, getByRole } = await crop(scene);
    await fireEvent.change(getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    await scene.userEvent.click(getByRole('button', { name: 'Save photo' }));
    await expect(await findByText('Failed to upload photo: The disk is full')).toBeVisible();
    await expect(getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(getByRole('slider', { name: 'Zoom' })).toHaveValue('2'));
  },
});

/** Removal asks for confirmation; declining makes no request. */
// ACCT-125, ACCT-127, WID-094
export const RemovalAsked = meta.story({
  name: 'Remove the photo?',
  tags: ['asked'],
  async play(scene) {
    const { getByRole } = await openDialog(scene);
    await scene.userEvent.click(getByRole('button', { name: 'Remove photo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText('Are you sure you want to remove your profile photo?'),
    ).toBeVisible();
  },
});

/** Removed: initials replace the photo. */
// ACCT-126
export const Removed = meta.story({
  name: 'Photo removed: initials are shown',
  tags: ['no-picture', 'done'],
  async play(scene) {
    const { getByRole } = await openDialog(scene);
    await scene.userEvent.click(getByRole('button', { name: 'Remove photo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await scene.userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Profile photo removed successfully!')).toBeVisible();
  },
});

/** The documented message is followed by the reason. */
// ACCT-128
export const RemovalFailed = meta.story({
  name: 'Photo could not be removed',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(deleteProfilePhoto, 500, 'The disk is full'));
  },
  async play(scene) {
    const { getByRole } = await openDialog(scene);
    await scene.userEvent.click(getByRole('button', { name: 'Remove photo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await scene.userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(
      await question.findByText('Failed to delete photo: The disk is full'),
    ).toBeVisible();
  },
});
