import { drawPhoto } from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import { putOutOfSight, Reloadable } from '@saudagar/storybook/remount';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  type Canvas,
  countOf,
  lastMessage,
  messageField,
  messages,
} from './conversation.testing.ts';
import { conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  title: 'Write a message: templates, files, draft',
  component: Messages,
  tags: ['phone'],
  args: { conversationId: 'room-budi' },
  parameters: { portal: { community: () => conversationSample() } },
});

/** The three quick templates. */
// MSG-047–051
export const Templates = meta.story({
  name: 'Message templates (quick replies)',
  async play({ canvas, userEvent }) {
    await messages(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Quick templates' }));
    for (const name of ['Business Introduction', 'Connection Request', 'Service Inquiry'])
      await expect(await canvas.findByRole('button', { name: new RegExp(name) })).toBeVisible();
  },
});

/** A template fills the empty composer without sending. */
// MSG-052
export const TemplateChosen = meta.story({
  name: 'Template filled in',
  tags: ['!phone'],
  async play({ canvas, userEvent }) {
    const count = await countOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Quick templates' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Service Inquiry/ }));
    await waitFor(async () =>
      expect(await messageField(canvas)).toHaveDisplayValue(/^Hello! I am interested/),
    );
    await expect(await countOf(canvas)).toBe(count);
  },
});

async function askForTemplate(canvas: Canvas, userEvent: StoryContext['userEvent']) {
  await messages(canvas);
  await userEvent.type(await messageField(canvas), 'Halo Pak,');
  await userEvent.click(await canvas.findByRole('button', { name: 'Quick templates' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Service Inquiry/ }));
  const question = await canvas.findByRole('alertdialog', { name: 'Replace your text?' });
  await expect(question).toBeVisible();
}

/** Replacing typed text asks for confirmation. */
export const TemplateAsked = meta.story({
  name: 'Replace the typed text by a template?',
  tags: ['asked'],
  async play({ canvas, userEvent }) {
    await askForTemplate(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep my text' })).toHaveFocus());
  },
});

/** After either answer, focus returns to the text area. */
export const TemplateDeclined = meta.story({
  name: 'Template declined: the text stays',
  tags: ['!phone'],
  async play({ canvas, userEvent }) {
    await askForTemplate(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my text' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(await messageField(canvas)).toHaveValue('Halo Pak,');
    await waitFor(async () => expect(await messageField(canvas)).toHaveFocus());
  },
});

export const TemplateReplaced = meta.story({
  name: 'Text replaced by the template',
  tags: ['!phone'],
  async play({ canvas, userEvent }) {
    await askForTemplate(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(await messageField(canvas)).toHaveDisplayValue(/^Hello! I am interested/);
    await waitFor(async () => expect(await messageField(canvas)).toHaveFocus());
  },
});

async function attach({ canvas, canvasElement, userEvent }: StoryContext) {
  await messages(canvas);
  await canvas.findByRole('button', { name: 'Attach files' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(
    input as HTMLInputElement,
    new File(['harga'], 'harga.pdf', { type: 'application/pdf' }),
  );
  await expect(await canvas.findByRole('list', { name: 'Attached files' })).toBeVisible();
}

/** Files are sent with or without text. */
export const WithFiles = meta.story({
  name: 'Files attached to a message (attachments)',
  async play(context) {
    await attach(context);
  },
});

/** A pasted or dropped picture is chosen; one dropped beside it does not replace the page. */
// MSG-072
export const FilesOffered = meta.story({
  name: 'Picture pasted or dropped into a message',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, canvasElement }) {
    const field = await messageField(canvas);
    const drawn = await drawPhoto('kain.png', 48, 32, { type: 'image/png' });
    const passing = { bubbles: true, cancelable: true };
    const picture = (name: string) => {
      const files = new DataTransfer();
      files.items.add(new File([drawn], name, { type: 'image/png' }));
      return files;
    };
    const clipboardData = picture('kain.png');
    field.dispatchEvent(new ClipboardEvent('paste', { ...passing, clipboardData }));
    const drop = (name: string, at: Element) =>
      at.dispatchEvent(new DragEvent('drop', { ...passing, dataTransfer: picture(name) }));
    drop('benang.png', field);
    const files = await canvas.findByRole('list', { name: 'Attached files' });
    await waitFor(() => expect(files).toHaveTextContent(/kain\.png.*benang\.png/));

    const isTaken = !drop('meleset.png', canvasElement.querySelector('.sg-root') as Element);
    await expect(isTaken).toBe(true);
    await expect(files).not.toHaveTextContent('meleset.png');
  },
});

/** Removing the last file moves focus to the text area. */
export const FileRemoved = meta.story({
  name: 'Last attached file removed',
  tags: ['!phone'],
  async play(context) {
    const { canvas, userEvent } = context;
    await attach(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove harga.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Attached files' })).toBeNull());
    const field = await messageField(canvas);
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** A reload restores the draft. */
export const DraftRestored = meta.story({
  name: 'Draft restored after a reload',
  tags: ['!phone'],
  render: (args, { session, draftStorage }) => (
    <Reloadable {...{ session, draftStorage }}>
      <Messages {...args} />
    </Reloadable>
  ),
  async play({ canvas, mocks, userEvent }) {
    await messages(canvas);
    await userEvent.type(await messageField(canvas), 'Saya hitung dulu');
    putOutOfSight();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await lastMessage(canvas);
    await waitFor(async () => expect(await messageField(canvas)).toHaveValue('Saya hitung dulu'));
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
  },
});
