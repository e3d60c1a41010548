import { ApiError, quoteMessage } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { messageOf, outgoingOf } from '../message.testing.ts';
import { type Answers, openPortal, playPage, sharedDrafts } from '../portal.testing.ts';
import { getOutbox } from './outboxActors.ts';

playPage();
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Waits for all that is under way, also for code that loads with the first file. */
async function settle() {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

async function openTab(answers: Answers, drafts = sharedDrafts()()) {
  const outbox = getOutbox(openPortal(answers, drafts));
  await settle();
  return {
    outbox,
    write: (...item: Parameters<typeof outgoingOf>) =>
      outbox.send({ type: 'message.written', item: outgoingOf(...item) }),
    texts: () => outbox.getSnapshot().context.items.map(({ text }) => text),
    failures: () => outbox.getSnapshot().context.items.map(({ failure }) => failure),
    uploads: () => [...outbox.getSnapshot().context.uploads.values()],
  };
}

it('MSG-063: a message written offline is sent as the reply it was written as', async () => {
  const sendMessage = vi.fn(() => messageOf(2));
  const { write } = await openTab({ sendMessage });
  write('client-1', { replyTo: quoteMessage(messageOf(1)) });
  await settle();
  expect(sendMessage).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ reply_to: 'message-1' }) }),
  );
});

describe('files of a message', () => {
  const photo = new File(['photo'], 'gudang.jpg', { type: 'image/jpeg' });
  const list = new File(['list'], 'harga.pdf', { type: 'application/pdf' });

  it('files are uploaded one after another, with their progress', async () => {
    const turns: { onProgress(share: number): void; resolve(answer: unknown): void }[] = [];
    const sendMessage = vi.fn(() => messageOf(1));
    const { write, uploads, texts } = await openTab({
      uploadFile: (call) => {
        const { promise, resolve } = Promise.withResolvers<unknown>();
        turns.push({ ...(call as { onProgress(share: number): void }), resolve });
        return promise;
      },
      sendMessage,
    });
    write('client-1', { files: [photo, list] });
    await settle();
    expect(uploads()).toEqual([{ at: 0, percent: 0 }]);
    turns[0]?.onProgress(0.428);
    expect(uploads()).toEqual([{ at: 0, percent: 42 }]);
    turns[0]?.resolve({ file: { id: 'file-1' } });
    await settle();
    expect(uploads()).toEqual([{ at: 1, percent: 0 }]);
    turns[1]?.resolve({ file: { id: 'file-2' } });
    await settle();
    expect(uploads()).toEqual([]);
    expect(texts()).toEqual([]);
    expect(sendMessage).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ attachments: ['file-1', 'file-2'], client_id: 'client-1' }),
      }),
    );
  });

  it('a rejected file is named in its message, which can be retried', async () => {
    const uploadFile = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('refused', { status: 413, detail: 'Too large' }))
      .mockResolvedValue({ file: { id: 'file-1' } });
    const { outbox, write, failures, texts } = await openTab({
      uploadFile,
      sendMessage: () => messageOf(1),
    });
    write('client-1', { files: [photo] });
    await settle();
    expect(failures()).toEqual(['gudang.jpg: Too large']);
    outbox.send({ type: 'message.retried', clientId: 'client-1' });
    await settle();
    expect(texts()).toEqual([]);
  });

  it('uploaded files are not sent again on retry, unless the server lost them', async () => {
    const uploadFile = vi.fn(() => ({ file: { id: 'file-1' } }));
    const sendMessage = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockRejectedValueOnce(new ApiError('refused', { status: 404 }))
      .mockResolvedValue(messageOf(1));
    const { outbox, write, texts } = await openTab({ uploadFile, sendMessage });
    write('client-1', { files: [photo] });
    await vi.advanceTimersByTimeAsync(500);
    expect(sendMessage).toHaveBeenCalledTimes(2);
    expect(uploadFile).toHaveBeenCalledOnce();
    outbox.send({ type: 'message.retried', clientId: 'client-1' });
    await settle();
    expect(uploadFile).toHaveBeenCalledTimes(2);
    expect(texts()).toEqual([]);
  });

  it('files of a message survive a reload', async () => {
    const openDrafts = sharedDrafts();
    const first = await openTab({}, openDrafts());
    first.write('client-1', { files: [photo] });
    await settle();
    const uploadFile = vi.fn((_: unknown) => ({ file: { id: 'file-1' } }));
    const again = await openTab({ uploadFile, sendMessage: () => messageOf(1) }, openDrafts());
    expect(uploadFile.mock.calls[0]?.[0]).toMatchObject({ body: { file: photo } });
    expect(again.texts()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('two tabs both show an outgoing message, which is sent once', async () => {
    const openDrafts = sharedDrafts();
    const answer = Promise.withResolvers<unknown>();
    const sendMessage = vi.fn(() => answer.promise);
    const first = await openTab({ sendMessage }, openDrafts());
    const second = await openTab({ sendMessage }, openDrafts());
    first.write('client-1');
    await settle();
    expect(second.texts()).toEqual(['Text of client-1']);
    answer.resolve(messageOf(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendMessage).toHaveBeenCalledOnce();
    expect(first.texts()).toEqual([]);
    // In the second it leaves once its room was read.
    second.outbox.send({ type: 'room.read', roomId: 'room', clientIds: [] });
    expect(second.texts()).toEqual([]);
  });

  it('a message removed in one tab is never sent by another', async () => {
    const openDrafts = sharedDrafts();
    const first = await openTab({}, openDrafts());
    const sendMessage = vi.fn(() => messageOf(1));
    await openTab({ sendMessage }, openDrafts());
    first.write('client-1');
    await settle();
    first.outbox.send({ type: 'message.removed', clientId: 'client-1' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('two tabs agree on a message removed in one', async () => {
    const openDrafts = sharedDrafts();
    const refuse = () => {
      throw new ApiError('refused', { status: 403, detail: 'No' });
    };
    const first = await openTab({ sendMessage: refuse }, openDrafts());
    const second = await openTab({ sendMessage: refuse }, openDrafts());
    first.write('client-1');
    await settle();
    expect(second.failures()).toEqual(['No']);
    first.outbox.send({ type: 'message.removed', clientId: 'client-1' });
    await settle();
    second.outbox.send({ type: 'room.read', roomId: 'room', clientIds: [] });
    expect(second.texts()).toEqual([]);
  });
});

test('sent and removed messages are released from memory', async () => {
  const openDrafts = sharedDrafts();
  const first = await openTab({ sendMessage: () => messageOf(1) }, openDrafts());
  const second = await openTab({}, openDrafts());
  for (let count = 0; count < 50; count += 1) {
    first.write(`client-${count}`);
    await settle();
  }
  await vi.advanceTimersByTimeAsync(30_000);
  second.outbox.send({ type: 'room.read', roomId: 'room', clientIds: [] });
  for (const { outbox } of [first, second]) {
    const { items, own, leaving, sending, uploads, tries } = outbox.getSnapshot().context;
    expect([items.length, own.size, leaving.size]).toEqual([0, 0, 0]);
    expect([sending.size, uploads.size, tries.size]).toEqual([0, 0, 0]);
  }
});

test('a message survives the end of a session, and is sent after the next sign-in', async () => {
  let isSignedIn = false;
  const sendMessage = vi.fn(() => {
    if (!isSignedIn) throw new ApiError('unauthorized', { status: 401 });
    return messageOf(1);
  });
  const { write, texts, failures } = await openTab({ sendMessage });
  write('client-1');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(failures()).toEqual([undefined]);
  isSignedIn = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(texts()).toEqual([]);
});
