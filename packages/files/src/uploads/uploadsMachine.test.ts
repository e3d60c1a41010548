import { ApiError, type FileInfo, MEGABYTE } from '@saudagar/contract';
import { buildFileInfo } from '@saudagar/mocks';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { acceptedTypes, chooseFiles, moveFile, uploadRules } from './fileRules.ts';
import { uploaded, uploadProgress, uploadsMachine } from './uploadsMachine.ts';

const IMAGE_RULES = uploadRules('image', 'images', 5);
const DOCUMENT_RULES = uploadRules('document', 'documents', 10);

function file(name: string, size = 1): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

describe('accepted files', () => {
  const refusals = (offered: File[], rules = IMAGE_RULES) =>
    chooseFiles([], offered, rules).refusals;

  test.each(['a.jpeg', 'a.JPG', 'a.png', 'a.gif', 'a.webp'])(
    'an image uploader takes %s (WID-028–032)',
    (name) => {
      expect(refusals([file(name, 10 * MEGABYTE)])).toEqual([]);
    },
  );

  test.each(['a.pdf', 'a.doc', 'a.docx', 'a.ppt', 'a.pptx', 'a.xls', 'a.xlsx', 'a.txt'])(
    'a document uploader takes %s (WID-040–047)',
    (name) => {
      expect(refusals([file(name, 50 * MEGABYTE)], DOCUMENT_RULES)).toEqual([]);
    },
  );

  test('other types and larger files are rejected by name (WID-033–035, WID-048–052)', () => {
    expect(refusals([file('a.svg'), file('b.png', 10 * MEGABYTE + 1)])).toEqual([
      { reason: 'unsupported', name: 'a.svg' },
      { reason: 'tooLarge', name: 'b.png', limit: 10 },
    ]);
    expect(refusals([file('a.png'), file('b.pdf', 50 * MEGABYTE + 1)], DOCUMENT_RULES)).toEqual([
      { reason: 'unsupported', name: 'a.png' },
      { reason: 'tooLarge', name: 'b.pdf', limit: 50 },
    ]);
  });

  test('files of a post have the limits of posts (FEED-032–037)', () => {
    const offered = [file('a.pptx'), file('b.pdf', 25 * MEGABYTE + 1), file('c.pdf')];
    expect(refusals(offered, uploadRules('document', 'posts', 10))).toEqual([
      { reason: 'unsupported', name: 'a.pptx' },
      { reason: 'tooLarge', name: 'b.pdf', limit: 25 },
    ]);
  });

  test('files over the maximum are left out with one message (WID-039)', () => {
    const offered = Array.from({ length: 7 }, (_, index) => file(`${index}.png`));
    const { taken, refusals: refused } = chooseFiles([{ key: 3 }], offered, IMAGE_RULES);
    expect(taken.map(({ key, file: one }) => `${key} ${one.name}`)).toEqual([
      '4 0.png',
      '5 1.png',
      '6 2.png',
      '7 3.png',
    ]);
    expect(refused).toEqual([{ reason: 'tooMany', limit: 5 }]);
  });

  test('a file picker offers media types and extensions', () => {
    expect(acceptedTypes(IMAGE_RULES)).toEqual(
      expect.arrayContaining(['image/webp', '.jpg', '.jpeg']),
    );
  });
});

test('a file is moved to another index', () => {
  const files = [{ key: 0 }, { key: 1 }, { key: 2 }];
  expect(moveFile(files, 0, 2).map(({ key }) => key)).toEqual([1, 2, 0]);
  expect(moveFile(files, 2, 0).map(({ key }) => key)).toEqual([2, 0, 1]);
});

describe('uploading', () => {
  function start(maxFiles = 5, { isSeen = true } = {}) {
    const calls: {
      name: string;
      clientId: string;
      signal: AbortSignal;
      onProgress: (share: number) => void;
      answer(info: FileInfo): void;
      fail(error: unknown): void;
    }[] = [];
    const actor = createActor(
      uploadsMachine.provide({
        actors: {
          uploadFile: fromPromise(({ input, signal }) => {
            const { promise, resolve, reject } = Promise.withResolvers<FileInfo>();
            const { name } = input.file;
            calls.push({ name, signal, ...input, answer: resolve, fail: reject });
            return promise;
          }),
        },
      }),
      { input: { rules: { ...IMAGE_RULES, maxFiles } } },
    );
    const changed = vi.fn();
    actor.on('uploads.changed', ({ files }) => changed(files.map(({ id }) => id)));
    actor.start();
    /** Simulates a mounted view. */
    const report = () => actor.send({ type: 'uploads.reported' });
    if (isSeen) actor.subscribe(({ context }) => context.isReported || report());
    const add = (...names: string[]) =>
      actor.send({ type: 'files.added', files: names.map((name) => file(name)) });
    const context = () => actor.getSnapshot().context;
    const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true));
    const called = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
    return { actor, calls, changed, add, context, reach, called, report };
  }
  const info = (id: string) => buildFileInfo({ id });

  test('uploads run one by one and report their files in order', async () => {
    const { add, calls, called, changed, reach, context, actor } = start();
    expect(actor.getSnapshot().hasTag('idle')).toBe(true);
    add('a.png', 'b.png');
    expect(actor.getSnapshot().hasTag('idle')).toBe(false);
    expect(calls.map(({ name }) => name)).toEqual(['a.png']);
    calls[0]?.onProgress(0.5);
    expect(context().share).toBe(0.5);
    calls[0]?.answer(info('a'));
    await called(2);
    expect(uploadProgress(context().files)).toEqual({ done: 1, total: 2, percent: 50 });
    calls[1]?.answer(info('b'));
    await reach({ resting: 'complete' });
    expect(changed).toHaveBeenLastCalledWith(['a', 'b']);
  });

  test('uploads continue past a failed file, which is retried alone', async () => {
    const { add, calls, called, reach, actor, context } = start();
    add('a.png', 'b.png');
    calls[0]?.fail(new ApiError('network'));
    await called(2);
    calls[1]?.answer(info('b'));
    await reach({ resting: 'incomplete' });
    actor.send({ type: 'file.retried', key: 0 });
    expect(calls[2]?.name).toBe('a.png');
    // Repeats the upload with its key, so the server recognizes one that arrived.
    expect(calls[2]?.clientId).toBe(calls[0]?.clientId);
    expect(calls[1]?.clientId).not.toBe(calls[0]?.clientId);
    calls[2]?.answer(info('a'));
    await reach({ resting: 'complete' });
    expect(context().files.map((one) => one.info?.id)).toEqual(['a', 'b']);
  });

  test('cancelling uploads aborts the current one and stops the rest', async () => {
    const { add, calls, actor, reach, context } = start();
    add('a.png', 'b.png');
    actor.send({ type: 'uploads.cancelled' });
    await reach({ resting: 'incomplete' });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(context().files.map(({ failure }) => failure)).toEqual(['cancelled', 'cancelled']);
  });

  test('removing a file aborts its upload and continues with the next', async () => {
    const { add, calls, called, actor, changed } = start();
    add('a.png', 'b.png', 'c.png');
    actor.send({ type: 'file.removed', key: 2 });
    actor.send({ type: 'file.removed', key: 0 });
    await called(2);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(calls[1]?.name).toBe('b.png');
    calls[1]?.answer(info('b'));
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(['b']));
  });

  test('files can be added, moved and retried during an upload', async () => {
    const { add, calls, called, actor, reach, changed } = start();
    add('a.png');
    add('b.png');
    actor.send({ type: 'file.moved', key: 1, to: 0 });
    actor.send({ type: 'file.retried', key: 1 });
    actor.send({ type: 'uploads.cancelled' });
    actor.send({ type: 'file.retried', key: 1 });
    await called(2);
    calls[1]?.answer(info('b'));
    await reach({ resting: 'incomplete' });
    expect(changed).toHaveBeenLastCalledWith(['b']);
  });

  test('the next file replaces the first when the maximum is one', async () => {
    const { add, calls, called, reach, context, changed } = start(1);
    add('a.png');
    calls[0]?.answer(info('a'));
    await reach({ resting: 'complete' });
    add('b.png', 'c.png');
    await called(2);
    expect(context().files.map((one) => one.file.name)).toEqual(['b.png']);
    expect(context().refusals).toEqual([{ reason: 'tooMany', limit: 1 }]);
    calls[1]?.answer(info('b'));
    await reach({ resting: 'complete' });
    expect(changed).toHaveBeenLastCalledWith(['b']);
    add('wrong.exe');
    expect(context().files.map((one) => one.file.name)).toEqual(['b.png']);
  });

  test('an upload that ends without a view is kept until a view receives it', async () => {
    const { actor, add, calls, called, reach, context, report } = start(5, { isSeen: false });
    add('a.png', 'b.png');
    calls[0]?.answer(info('a'));
    await called(2);
    calls[1]?.fail(new ApiError('network'));
    await reach({ resting: 'unreported' });
    expect(actor.getSnapshot().hasTag('idle')).toBe(false);
    expect(uploaded(context()).map(({ id }) => id)).toEqual(['a']);
    report();
    await reach({ resting: 'incomplete' });
    expect(actor.getSnapshot().hasTag('idle')).toBe(true);
  });

  test('the uploads are idle again once all files are removed', async () => {
    const { add, actor, reach } = start();
    add('a.png');
    actor.send({ type: 'file.removed', key: 0 });
    await reach({ resting: 'empty' });
  });

  // FEED-216
  test('an unreadable image stops its upload and leaves the one chosen before', async () => {
    const { add, calls, actor, reach, context, changed } = start(1);
    add('a.png');
    calls[0]?.answer(info('a'));
    await reach({ resting: 'complete' });
    add('b.png');
    const from = context().files[0]?.file as File;
    const refusal = { reason: 'unreadable', name: 'b.png' } as const;
    actor.send({ type: 'photo.refused', from, refusal });
    expect(calls[1]?.signal.aborted).toBe(true);
    await reach({ resting: 'complete' });
    expect(context().refusals).toEqual([refusal]);
    expect(changed).toHaveBeenLastCalledWith(['a']);
  });

  test('a waiting image is replaced by its smaller one, or removed with a reason', () => {
    const { add, actor, context } = start();
    add('a.png', 'b.png', 'c.png');
    const [, b, c] = context().files.map((one) => one.file) as [File, File, File];
    const to = file('b.jpg');
    actor.send({ type: 'photo.prepared', from: b, to });
    actor.send({
      type: 'photo.refused',
      from: c,
      refusal: { reason: 'unreadable', name: 'c.png' },
    });
    expect(context().files.map((one) => one.file.name)).toEqual(['a.png', 'b.jpg']);
  });
});
