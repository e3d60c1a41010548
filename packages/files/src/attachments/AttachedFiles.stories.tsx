import { downloadFile, type FileInfo, getFileInfo, getFileThumbnail } from '@saudagar/contract';
import {
  buildDocumentInfo,
  buildFileInfo,
  dropConnection,
  failWith,
  neverAnswer,
  picture,
  sampleCommunity,
  watchCalls,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { savedFile } from '@saudagar/storybook/savedFile';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AttachedFiles } from './AttachedFiles.tsx';

const image = (index: number): FileInfo =>
  buildFileInfo({ id: `foto-${index}`, original_filename: `foto-${index}.jpg` }, index);
const signed = [image(1), image(2), image(3), buildDocumentInfo({ id: 'katalog' })];
const ids = signed.map(({ id }) => id);

/** A server without signed addresses that sends only file ids. */
function foreignCommunity() {
  const community = sampleCommunity({ posts: 1 });
  for (const { urls: _, ...info } of signed) {
    const [, drawing = ''] = picture(1).split(',');
    const content =
      info.file_type === 'image'
        ? new Blob([decodeURIComponent(drawing)], { type: 'image/svg+xml' })
        : new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    community.files.add({ ...info, mime_type: content.type }, 'member-1', content);
  }
  return community;
}

const meta = preview.meta({
  title: 'Attached files (images, documents, videos)',
  component: AttachedFiles,
  parameters: { portal: { community: foreignCommunity } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

let calls = watchCalls(getFileInfo);

/** Facts and signed addresses are included: no file needs a request. */
// WID-072
export const Signed = meta.story({
  name: 'Images and documents',
  tags: ['phone'],
  args: { files: signed },
  beforeEach({ msw }) {
    calls = watchCalls(getFileInfo);
    msw.use(calls.handler);
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: /^Open photo/ })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^(?!Download).*pdf/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: /^Download .*pdf/ })).toHaveAttribute('download');
    await expect(calls.bodies).toHaveLength(0);
  },
});

const poster = picture(2);
const clip = buildDocumentInfo({
  id: 'klip',
  original_filename: 'proses-membatik.mp4',
  file_type: 'video',
  mime_type: 'video/mp4',
  urls: { full: '/api/files/klip', download: '/api/files/klip', thumbnail: poster },
});

/** A video shows its poster and loads nothing before it is played. */
// GRP-119
export const Video = meta.story({
  name: 'Video, not loaded before it plays',
  // The browser decides when to draw a video's controls.
  tags: ['no-picture'],
  args: { files: [clip] },
  async play({ canvas }) {
    const video = await canvas.findByLabelText('proses-membatik.mp4');
    await expect(video).toHaveAttribute('poster', poster);
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('src', expect.stringMatching(/\/api\/files\/klip$/));
  },
});

/** A video this browser cannot play can still be saved. */
export const VideoBroken = meta.story({
  name: 'Video cannot be played here',
  tags: ['failed'],
  args: { files: [clip] },
  async play({ canvas }) {
    fireEvent.error(await canvas.findByLabelText('proses-membatik.mp4'));
    await expect(await canvas.findByText('This video cannot be played here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download .*mp4/ })).toBeVisible();
  },
});

/** Opens full screen with the pressed image first; closing returns focus to it. */
export const Opened = meta.story({
  name: 'Image opened full screen, then closed',
  args: { files: signed },
  async play({ canvas, userEvent }) {
    const photo = await canvas.findByRole('link', { name: 'Open photo foto-2.jpg' });
    await userEvent.click(photo);
    await canvas.findByRole('dialog', { name: 'Photos' });
    await expect(canvas.getByRole('img', { name: 'foto-2.jpg' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(photo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog', { name: 'Photos' });
  },
});

/** Images named after their member and position, since file names say little. */
export const NamedAfterMember = meta.story({
  name: 'Images named after their member',
  tags: ['no-picture'],
  args: { files: signed, by: 'Budi Santoso' },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Open photo 2 of 3 by Budi Santoso' }),
    );
    await expect(await canvas.findByRole('img', { name: 'Photo by Budi Santoso' })).toBeVisible();
  },
});

/** The uploader's description, in the gallery and full screen. */
export const Described = meta.story({
  name: 'Images with descriptions (alt text)',
  args: {
    files: [{ ...image(1), description: 'Rak kain batik di gudang baru' }, image(2)],
    by: 'Budi Santoso',
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('link', {
        name: 'Open photo 1 of 2 by Budi Santoso Rak kain batik di gudang baru',
      }),
    );
    const viewer = await canvas.findByRole('dialog', { name: 'Photos' });
    await expect(
      within(viewer).getByRole('img', { name: 'Rak kain batik di gudang baru' }),
    ).toBeVisible();
  },
});

/** Facts and images are fetched with the token, which appears in no address. */
// WID-057, WID-072
export const ForeignServer = meta.story({
  name: 'Files loaded with a sign-in token',
  args: { ids },
  async play({ canvas, canvasElement, session }) {
    await expect(await canvas.findAllByRole('button', { name: /^Open photo/ })).toHaveLength(3);
    await waitFor(() => {
      const images = [...canvasElement.querySelectorAll('img')];
      expect(images.map(({ src }) => src.slice(0, 5))).toEqual(['blob:', 'blob:', 'blob:']);
    });
    await expect(canvasElement.innerHTML).not.toContain(session.read()?.access_token);
    await expect(await canvas.findByRole('button', { name: /pdf/ })).toBeVisible();
  },
});

export const Reading = meta.story({
  name: 'Files loading',
  tags: ['loading'],
  args: { ids },
  beforeEach({ msw }) {
    msw.use(neverAnswer(getFileInfo));
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Files that loaded are shown; the others can be retried. */
// WID-073
export const Incomplete = meta.story({
  name: 'Some files could not be loaded',
  tags: ['no-picture', 'failed'],
  args: { ids },
  beforeEach({ msw }) {
    const failing = new Set(['foto-1']);
    const when = ({ url }: Request) => failing.delete(url.split('/').at(-2) ?? '');
    msw.use(failWith(getFileInfo, 500, undefined, { when }));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load file');
    await expect(canvas.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(3);
  },
});

/** One of the files no longer exists. */
// WID-074
export const Missing = meta.story({
  name: 'One file deleted',
  tags: ['gone'],
  args: { ids: ['katalog', 'gone'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('File not found')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /pdf/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

/** A missing image shows a text in its place. */
// WID-075
export const BrokenImage = meta.story({
  name: 'Image could not be shown (broken)',
  tags: ['failed'],
  args: { ids: ['foto-1'] },
  beforeEach({ msw }) {
    msw.use(failWith(getFileThumbnail, 404));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Image could not be displayed')).toBeVisible();
  },
});

/** A signed address has expired: the image is fetched instead. */
export const AddressRanOut = meta.story({
  name: 'Image link expired, loaded again',
  args: {
    files: [
      buildFileInfo({
        id: 'foto-1',
        urls: { thumbnail: 'data:image/png,broken', full: '/f', download: '/d' },
      }),
    ],
  },
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      ),
    );
  },
});

/** A document without an address is fetched and saved under its name. */
export const Saving = meta.story({
  name: 'Document being saved (download)',
  tags: ['loading'],
  args: { ids: ['katalog'] },
  beforeEach({ msw }) {
    msw.use(neverAnswer(downloadFile));
  },
  async play({ canvas, userEvent }) {
    const row = await canvas.findByRole('button', { name: /pdf/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-busy', 'true');
  },
});

export const Offline = meta.story({
  name: 'No network: download failed',
  tags: ['offline'],
  args: { ids: ['katalog'] },
  beforeEach({ msw }) {
    msw.use(dropConnection(downloadFile, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const row = await canvas.findByRole('button', { name: /pdf/ });
    await userEvent.click(row);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load file');
    const saved = savedFile();
    await userEvent.click(row);
    await expect(await saved).toBe(signed[3]?.original_filename);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});
