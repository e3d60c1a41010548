import {
  animation,
  cut,
  decoded,
  drawPhoto,
  empty,
  heic,
  padded,
  turned,
} from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileChooser, type FileChooserProps } from '../uploads/FileChooser.tsx';
import type { HeldFile } from '../uploads/fileRules.ts';

function Controlled({ files: initial, onChange, ...rest }: FileChooserProps) {
  const [files, setFiles] = useState(initial);
  return (
    <FileChooser
      {...rest}
      files={files}
      onChange={(changed) => {
        setFiles(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Photos made ready for upload',
  component: FileChooser,
  parameters: { portal: {} },
  args: {
    label: 'Gallery',
    type: 'image' as const,
    maxFiles: 5,
    files: [] as readonly HeldFile[],
    onChange: fn<(files: HeldFile[]) => void>(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

/** Decoding and encoding 48 megapixels takes a slow machine seconds. */
const PATIENT = { timeout: 20_000 };

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing to choose files with');
  await userEvent.upload(input, files, { applyAccept: false });
}

type Change = typeof meta.input.args.onChange;
const chosen = (onChange: Change) =>
  (onChange.mock.lastCall?.[0] ?? []).map(({ file }: HeldFile) => file);

async function prepared(canvasElement: HTMLElement) {
  const inside = within(canvasElement);
  await waitFor(() => expect(inside.queryByText(/being prepared/)).toBeNull(), PATIENT);
}

/** A photo of 48 megapixels is made smaller, and says so. */
// FEED-214, FEED-215
export const MadeSmaller = meta.story({
  name: 'Large photo made smaller (compressed)',
  tags: ['done'],
  async play({ canvas, canvasElement, args }) {
    await choose(canvasElement, await drawPhoto('pasar.jpg', 8000, 6000));
    await expect(await canvas.findByText(/made smaller from/, {}, PATIENT)).toBeVisible();
    const [file] = chosen(args.onChange);
    await expect(file).toMatchObject({ name: 'pasar.jpg', type: 'image/jpeg' });
    await expect((await decoded(file as File)).size).toBe('2309 × 1732');
  },
});

/** A photo taken with the phone turned stays upright. */
// FEED-214
export const OrientationKept = meta.story({
  name: 'Turned photo stays upright',
  tags: ['no-picture'],
  async play({ canvasElement, canvas, args }) {
    await choose(canvasElement, await turned(padded(await drawPhoto('kios.JPEG', 3000, 2000))));
    await expect(await canvas.findByText(/made smaller from/, {}, PATIENT)).toBeVisible();
    const [file] = chosen(args.onChange);
    const { size, colourAt } = await decoded(file as File);
    await expect(size).toBe('1632 × 2449');
    // The upper half of the sensor is on the right.
    const [[red = 0], [, , blue = 0]] = [colourAt(0.75, 0.5), colourAt(0.25, 0.5)];
    await expect(Math.min(red, blue)).toBeGreaterThan(150);
    await expect(file?.name).toBe('kios.JPEG');
  },
});

/** Animations, transparent pictures and small files are sent as they are. */
// FEED-214
export const Untouched = meta.story({
  name: 'Animations and small files left as they are',
  tags: ['no-picture'],
  async play({ canvasElement, args }) {
    const png = { type: 'image/png' };
    const files = [
      animation,
      padded(await drawPhoto('logo.png', 2400, 2400, { ...png, isTransparent: true })),
      await drawPhoto('kecil.jpg', 1600, 1200),
    ];
    await choose(canvasElement, ...files);
    await prepared(canvasElement);
    await expect(chosen(args.onChange)).toEqual(files);
    for (const [at, file] of files.entries()) await expect(chosen(args.onChange)[at]).toBe(file);
  },
});

/** In a chooser of images and documents, a photo that fits stays as it is; one too large shrinks. */
// FEED-214
export const AmongDocuments = meta.story({
  name: 'Photos chosen among documents',
  tags: ['no-picture'],
  args: { type: 'any', category: 'tenders' },
  async play({ canvas, canvasElement, args }) {
    const drawing = padded(await drawPhoto('denah.jpg', 4000, 3000));
    await choose(canvasElement, drawing, await drawPhoto('panorama.jpg', 12_000, 2500));
    await expect(await canvas.findByText(/made smaller from/, {}, PATIENT)).toBeVisible();
    const [first, second] = chosen(args.onChange);
    await expect(first).toBe(drawing);
    await expect((await decoded(second as File)).size).toBe('5184 × 1080');
  },
});

/** A JPEG under a rare name is taken, under a usual one. */
// FEED-216
export const RareName = meta.story({
  name: 'Rare file name made usual',
  tags: ['no-picture'],
  async play({ canvasElement, args }) {
    const { size, type, name } = await drawPhoto('unduhan.jfif', 800, 600);
    await choose(canvasElement, await drawPhoto(name, 800, 600));
    await waitFor(
      () => expect(chosen(args.onChange)[0]).toMatchObject({ name: 'unduhan.jpg', size, type }),
      PATIENT,
    );
  },
});

async function chooseUnreadable(canvasElement: HTMLElement) {
  const photo = await drawPhoto('toko.jpg', 1200, 900);
  const broken = cut(new File([photo], 'terpotong.jpg', { type: photo.type }));
  await choose(canvasElement, heic, photo, broken, empty);
  await waitFor(
    () => expect(canvasElement.querySelector('[role="alert"]')).toHaveTextContent(/terpotong\.jpg/),
    PATIENT,
  );
}

/** Photos that this browser cannot read are named, and the others stay. */
// FEED-216
export const Unreadable = meta.story({
  name: 'Photo cannot be read (HEIC, format)',
  tags: ['refused'],
  async play({ canvas, canvasElement }) {
    await chooseUnreadable(canvasElement);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('kosong.jpg is empty. Choose it again,');
    await expect(alert).toHaveTextContent(/IMG_0412\.HEIC cannot be read on this device/);
    await expect(alert).toHaveTextContent(/terpotong\.jpg cannot be read on this device/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('toko.jpg')).toBeVisible();
  },
});

// FEED-216
export const UnreadableInIndonesian = meta.story({
  name: 'Photo cannot be read, in Indonesian',
  tags: ['refused'],
  globals: { locale: 'id' },
  async play({ canvas, canvasElement }) {
    await chooseUnreadable(canvasElement);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('kosong.jpg kosong. Pilih lagi file ini');
    await expect(alert).toHaveTextContent(/IMG_0412\.HEIC tidak dapat dibaca di perangkat ini/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A banner that cannot be read leaves the one chosen before. */
// FEED-216
export const FormerKept = meta.story({
  name: 'New banner cannot be read, former stays',
  tags: ['no-picture', 'refused'],
  args: { label: 'Banner', maxFiles: 1 },
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, await drawPhoto('lama.jpg', 800, 600));
    await prepared(canvasElement);
    await choose(canvasElement, heic);
    await expect(await canvas.findByText(/IMG_0412\.HEIC cannot be read/)).toBeVisible();
    await expect(canvas.getByText('lama.jpg')).toBeVisible();
  },
});
