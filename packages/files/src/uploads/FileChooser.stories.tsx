import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileChooser, type FileChooserProps } from './FileChooser.tsx';
import type { HeldFile } from './fileRules.ts';

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
const held = (name: string, key: number): HeldFile => ({
  key,
  clientId: `client-${key}`,
  description: '',
  file: new File([PNG], name, { type: 'image/png' }),
});

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
  title: 'Choose files, uploaded on save',
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

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing to choose files with');
  await userEvent.upload(input, files, { applyAccept: false });
}

/** Files are held, not uploaded; their form uploads them after it is saved. */
export const Chosen = meta.story({
  name: 'Files chosen',
  args: { files: [held('toko.png', 0), held('gudang.png', 1)] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Move toko.png later' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ key: 1 }),
      expect.objectContaining({ key: 0 }),
    ]);
  },
});

/** Rejected files show the documented messages; the others are kept. */
// WID-034–039
export const Refused = meta.story({
  name: 'Files too large or of a wrong type',
  tags: ['refused'],
  args: { files: [held('toko.png', 0)], maxFiles: 2 },
  async play({ canvas, canvasElement, args }) {
    await choose(
      canvasElement,
      new File(['%PDF-1.7'], 'brosur.pdf', { type: 'application/pdf' }),
      held('pasar.png', 1).file,
      held('kios.png', 2).file,
    );
    await expect(canvas.getByText('brosur.pdf is not a valid image type')).toBeVisible();
    await expect(
      canvas.getByText('Up to 2 files fit here. The others were left out.'),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** With a maximum of one, the next file replaces the first. */
export const Replaced = meta.story({
  name: 'Next file replaces the first',
  tags: ['no-picture'],
  args: { label: 'Banner', files: [held('toko.png', 0)], maxFiles: 1 },
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, held('pasar.png', 0).file);
    await expect(canvas.getByText('pasar.png')).toBeVisible();
    await expect(canvas.queryByText('toko.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove pasar.png' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** No more files fit, as for an event with a full gallery. */
export const Full = meta.story({
  name: 'No more files fit (limit reached)',
  tags: ['refused'],
  args: { maxFiles: 0, description: 'The gallery is full' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Choose/ })).toBeDisabled();
  },
});

/** The form is being sent: one file is uploaded, one uploading, and none can be removed. */
export const Sending = meta.story({
  name: 'Files uploading with the form',
  tags: ['sending'],
  args: {
    files: [held('kain.png', 0), held('selendang.png', 1), held('taplak.png', 2)],
    upload: { at: 1, share: 0.4 },
  },
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading selendang.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

/** A file dropped meanwhile is rejected with a message. */
export const DroppedWhileSending = meta.story({
  name: 'File dropped while sending is refused',
  tags: ['no-picture', 'refused'],
  args: { files: [held('kain.png', 0)], upload: { at: 0, share: 0.4 } },
  async play({ canvas, canvasElement, args }) {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(held('pasar.png', 1).file);
    const drop = { bubbles: true, cancelable: true, dataTransfer };
    const group = canvas.getByRole('group', { name: 'Gallery' });
    group.dispatchEvent(new DragEvent('dragover', drop));
    group.dispatchEvent(new DragEvent('drop', drop));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('These files were not added.'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A document is described as a picture is. */
// EVT-282
export const DocumentDescribed = meta.story({
  name: 'Document with a description',
  tags: ['no-picture'],
  args: { label: 'Documents', type: 'document', describesDocuments: true },
  async play({ args, canvas, canvasElement }) {
    await choose(canvasElement, new File(['%PDF-1.7'], 'jadwal.pdf', { type: 'application/pdf' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Describe jadwal.pdf' }));
    const field = canvas.getByRole('textbox', { name: 'What is in this document?' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Acara tiap jam{Enter}');
    await expect(await canvas.findByText('Acara tiap jam')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ description: 'Acara tiap jam' }),
    ]);
  },
});
