import { sendMessage, uploadFile } from '@saudagar/contract';
import type { Outgoing, PersistedOutbox } from '@saudagar/delivery';
import { createGate, delayed, dropConnection, failWith, watchCalls } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  countOf,
  lastMessage,
  messageField,
  messages,
} from './conversation.testing.ts';
import { conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

/** Unsent messages across changes of browser, tabs and server. */
// MSG-056
const meta = preview.meta({
  title: 'Unsent messages (outbox)',
  component: Messages,
  args: { conversationId: 'room-budi' },
  parameters: { portal: { community: () => conversationSample() } },
});

const markedLast = (canvas: Canvas, text: string, mark: string) =>
  waitFor(async () => {
    const last = await lastMessage(canvas);
    await expect(last).toHaveTextContent(text);
    await expect(within(last).getByText(mark)).toBeInTheDocument();
  });

/** Simulates another tab with an unsent message. */
function openAnotherTab(context: StoryContext) {
  const { draftStorage } = context;
  const listeners = new Set<(key: string) => void>();
  let outbox: string | undefined;
  context.draftStorage = {
    ...draftStorage,
    read(key) {
      if (key.includes('messaging.outbox')) outbox = key;
      return draftStorage.read(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return async (item: Outgoing) => {
    const key = outbox;
    if (key === undefined) throw new Error('The story has no outbox yet');
    const stored: PersistedOutbox = { version: 1, items: [item] };
    await draftStorage.change(key, () => stored);
    for (const listener of listeners) listener(key);
  };
}

const ADOPT_AFTER_MS = 20_000;
let timers: ReturnType<typeof holdTimers>;
let writeElsewhere: ReturnType<typeof openAnotherTab>;

/** A tab closed before sending: its message shows here at once and is sent from here. */
export const LeftElsewhere = meta.story({
  name: 'Message of a closed tab is sent from here',
  tags: ['done'],
  beforeEach(context) {
    writeElsewhere = openAnotherTab(context);
    timers = holdTimers((length) => length === ADOPT_AFTER_MS);
    return timers.release;
  },
  async play({ canvas }) {
    await messages(canvas);
    const text = 'Dari tab yang sudah ditutup.';
    await writeElsewhere({
      clientId: 'written-elsewhere',
      roomId: 'room-budi',
      text,
      files: [],
      writtenAt: Date.now(),
    });
    await markedLast(canvas, text, 'Waiting to be sent');
    timers.runOut();
    await markedLast(canvas, text, 'Sent');
  },
});

let readGate: ReturnType<typeof createGate>;

/** A browser slow to reject storage still sends the message. */
export const Unkept = meta.story({
  name: 'Sent although the browser stores nothing',
  tags: ['done'],
  beforeEach(context) {
    readGate = createGate();
    const refuse = () => Promise.reject(new Error('No storage'));
    context.draftStorage = {
      ...context.draftStorage,
      read: () => readGate.opened.then(refuse),
      change: refuse,
    };
  },
  async play({ canvas, userEvent }) {
    await messages(canvas);
    await userEvent.type(await messageField(canvas), 'Tanpa penyimpanan.{Enter}');
    await markedLast(canvas, 'Tanpa penyimpanan.', 'Waiting to be sent');
    readGate.open();
    await markedLast(canvas, 'Tanpa penyimpanan.', 'Sent');
  },
});

/** The response is lost but the socket confirms the message: it appears once, as sent. */
export const AnswerLost = meta.story({
  name: 'Reply lost: the message appears once, as sent',
  tags: ['done'],
  async play({ canvas, mocks, msw, userEvent }) {
    const count = await countOf(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const gate = createGate();
    const calls = watchCalls(sendMessage);
    msw.use(calls.handler, delayed(sendMessage, gate), dropConnection(sendMessage));
    await userEvent.type(await messageField(canvas), 'Sudah saya kirim.{Enter}');
    await waitFor(() => expect(calls.bodies).toHaveLength(1));
    const [said] = calls.bodies as { content: string; client_id: string }[];
    if (said) mocks.community.conversations.send('member-1', 'room-budi', said);
    await markedLast(canvas, 'Sudah saya kirim.', 'Sent');
    gate.open();
    await expect(await countOf(canvas)).toBe(count + 1);
  },
});

async function sendFile({ canvas, canvasElement, userEvent }: StoryContext) {
  await messages(canvas);
  const input = canvasElement.querySelector('input[type=file]');
  const file = new File(['%PDF-1.4\n'], 'harga.pdf', { type: 'application/pdf' });
  await userEvent.upload(input as HTMLInputElement, file);
  await userEvent.type(await messageField(canvas), 'Daftar harga kami.{Enter}');
}

let uploading: ReturnType<typeof createGate>;

/** The message shows the upload progress of its files and is sent after them. */
export const Uploading = meta.story({
  name: 'Files of a message uploading',
  tags: ['sending'],
  beforeEach({ msw }) {
    uploading = createGate();
    msw.use(delayed(uploadFile, uploading));
  },
  async play(context) {
    const { canvas } = context;
    await sendFile(context);
    await markedLast(canvas, 'Daftar harga kami.', 'Waiting to be sent');
    const last = await lastMessage(canvas);
    await expect(within(last).getByRole('progressbar', { name: /harga\.pdf/ })).toBeVisible();
    uploading.open();
    await markedLast(canvas, 'Daftar harga kami.', 'Sent');
  },
});

/** A proxy rejected a file without a message: the kit shows its own. */
export const UploadOverProxyLimit = meta.story({
  name: 'File too large for the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadFile, 413));
  },
  async play(context) {
    const { canvas } = context;
    await sendFile(context);
    await markedLast(canvas, 'Daftar harga kami.', 'Not sent');
    await expect(
      canvas.getByText("The file is larger than this community's proxy lets through"),
    ).toBeVisible();
  },
});

/** A rejected file is named with the server's reason, and the message can be removed. */
export const UploadRefused = meta.story({
  name: 'File of a message refused',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadFile, 413, 'File is too large'));
  },
  async play(context) {
    const { canvas } = context;
    await sendFile(context);
    await markedLast(canvas, 'Daftar harga kami.', 'Not sent');
    await expect(canvas.getByText('harga.pdf: File is too large')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
});
