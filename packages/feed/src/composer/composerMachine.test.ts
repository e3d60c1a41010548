import { ApiError, MEGABYTE, POST_MAX_LENGTH } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { draftMachine } from '@saudagar/writing/machines';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { communityFeed } from '../source/feedSource.ts';
import { composerInput } from './composerActors.ts';
import { composerMachine } from './composerMachine.ts';
import { photo, startComposer, startWriting, text } from './startComposer.testing.ts';
import { progressOf } from './uploadProgress.ts';

const offline = new ApiError('network');
const list = new File(['list'], 'harga.pdf');

test('files dropped on the collapsed composer open it', () => {
  const { send, state, names } = startComposer();
  send({ type: 'files.added', files: [photo] });
  expect(state()).toEqual({ editing: 'writing' });
  expect(names()).toEqual(['gudang.jpg']);
});

test('the composer starts collapsed without a draft, and expands', () => {
  const { composer, send, state } = startComposer();
  expect(state()).toEqual({ collapsed: 'untouched' });
  expect(composer.getSnapshot().hasTag('idle')).toBe(true);
  send({ type: 'composer.opened' });
  expect(state()).toEqual({ editing: 'writing' });
  expect(composer.getSnapshot().hasTag('idle')).toBe(false);
});

// FEED-019
test('cancelling collapses the composer', async () => {
  const { send, state } = startComposer();
  send({ type: 'composer.opened' });
  send({ type: 'text.changed', text: '  ' });
  send({ type: 'composer.cancelled' });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'untouched' }));
});

test('cancelling keeps the text as a draft until it is discarded', async () => {
  const { composer, send, state, context } = startWriting({ files: [photo] });
  send({ type: 'composer.cancelled' });
  expect(state()).toEqual({ collapsed: 'draft' });
  expect(composer.getSnapshot().hasTag('idle')).toBe(false);
  send({ type: 'composer.opened' });
  expect(context()).toMatchObject({ text, files: [{ file: photo }] });
  send({ type: 'composer.cancelled' });
  send({ type: 'draft.discarded' });
  expect(context()).toMatchObject({ text: '', files: [] });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'untouched' }));
});

test('undoing a discard restores the draft before text begun since', async () => {
  const { send, state, context, names, savedDrafts } = startWriting({ files: [photo] });
  const written = { ...context() };
  send({ type: 'composer.cancelled' });
  send({ type: 'draft.discarded' });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'untouched' }));
  send({ type: 'composer.opened' });
  send({ type: 'text.changed', text: 'Baru' });
  send({ type: 'files.added', files: [list] });
  send({ type: 'discard.undone', written });
  expect(context().text).toBe(`${text}\n\nBaru`);
  expect(names()).toEqual(['gudang.jpg', 'harga.pdf']);
  await vi.waitFor(() => expect(savedDrafts.at(-1)?.text).toBe(`${text}\n\nBaru`));
});

// FEED-024
test.each(['', ' \n\t '])(
  'the composer refuses a post with blank text, even with files',
  (blank) => {
    const { composer, send, state, submit, uploads, publishing } = startWriting({ files: [photo] });
    send({ type: 'text.changed', text: blank });
    submit();
    expect(state()).toEqual({ editing: 'blank' });
    expect(composer.getSnapshot().hasTag('refused')).toBe(true);
    expect(uploads.calls.length + publishing.calls.length).toBe(0);
    send({ type: 'text.changed', text });
    expect(state()).toEqual({ editing: 'writing' });
  },
);

// FEED-029
test('the composer accepts exactly as much text as the server stores', () => {
  const { send, state, submit } = startWriting();
  send({ type: 'text.changed', text: 'a'.repeat(POST_MAX_LENGTH + 1) });
  submit();
  expect(state()).toEqual({ editing: 'tooLong' });
  send({ type: 'text.changed', text: ` ${'a'.repeat(POST_MAX_LENGTH)} ` });
  submit();
  expect(state()).toEqual({ sending: 'publishing' });
});

test('publishing trims the text, clears the composer and collapses it', async () => {
  const { composer, send, state, submit, publishing, published, context } = startWriting();
  send({ type: 'text.changed', text: `\n ${text}  ` });
  submit();
  expect(publishing.last.input).toMatchObject({ content: text, attachments: [] });
  const post = buildPost();
  await publishing.last.answer(post);
  expect(published).toHaveBeenCalledExactlyOnceWith({ type: 'post.published', post });
  expect(context()).toMatchObject({ text: '', files: [], clientId: null });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'untouched' }));
  expect(composer.getSnapshot().hasTag('idle')).toBe(true);
});

// FEED-015
test('the composer uploads files one by one with progress, then posts them in order', async () => {
  const { state, submit, uploads, publishing, context } = startWriting({ files: [photo, list] });
  submit();
  expect(state()).toEqual({ sending: 'uploading' });
  expect(uploads.calls).toHaveLength(1);
  expect(uploads.last.input.file).toBe(photo);
  uploads.last.input.onProgress(0.5);
  expect(context().share).toBe(0.5);
  expect(progressOf(context().files)).toMatchObject({ done: 0, total: 2, percent: 0 });
  await uploads.last.answer('f1');
  expect(uploads.last.input.file).toBe(list);
  expect(context().share).toBe(0);
  expect(progressOf(context().files)).toMatchObject({ done: 1, total: 2, percent: 50 });
  await uploads.last.answer('f2');
  expect(publishing.last.input.attachments).toEqual(['f1', 'f2']);
});

test('cancelling an upload keeps the text and the uploaded files', async () => {
  const { composer, send, state, submit, uploads, publishing, context } = startWriting({
    files: [photo, list],
  });
  submit();
  await uploads.last.answer('f1');
  const { signal } = uploads.last;
  send({ type: 'upload.cancelled' });
  expect(signal.aborted).toBe(true);
  expect(state()).toEqual({ editing: 'writing' });
  expect(context()).toMatchObject({ text, failedFile: null });
  expect(progressOf(context().files)).toMatchObject({ done: 1 });
  submit();
  expect(uploads.calls.map(({ input }) => input.file)).toEqual([photo, list, list]);
  // Repeats the upload with its key, so the server recognizes one that arrived.
  const [one, other, again] = uploads.calls.map(({ input }) => input.clientId);
  expect(again).toBe(other);
  expect(other).not.toBe(one);
  await uploads.last.answer('f2');
  expect(publishing.last.input.attachments).toEqual(['f1', 'f2']);
  expect(composer.getSnapshot().can({ type: 'upload.cancelled' })).toBe(false);
});

test('files offered while a post is sent are rejected with a message', async () => {
  const { composer, send, submit, names, uploads, publishing } = startWriting({ files: [photo] });
  const rejected = vi.fn();
  composer.on('files.rejected', rejected);
  submit();
  send({ type: 'files.added', files: [list] });
  expect(rejected).toHaveBeenCalledTimes(1);
  await uploads.last.answer('f1');
  send({ type: 'files.added', files: [list] });
  expect(rejected).toHaveBeenCalledTimes(2);
  expect(names()).toEqual(['gudang.jpg']);
  expect(publishing.last.input.attachments).toEqual(['f1']);
});

test('reordered files are sent in their new order', async () => {
  const book = new File(['book'], 'katalog.pdf');
  const { send, names, submit, uploads, publishing } = startWriting({ files: [photo, list, book] });
  send({ type: 'file.moved', key: 2, to: 0 });
  expect(names()).toEqual(['katalog.pdf', 'gudang.jpg', 'harga.pdf']);
  send({ type: 'file.moved', key: 0, to: 2 });
  expect(names()).toEqual(['katalog.pdf', 'harga.pdf', 'gudang.jpg']);
  submit();
  for (const id of ['f1', 'f2', 'f3']) await uploads.last.answer(id);
  expect(uploads.calls.map(({ input }) => input.file)).toEqual([book, list, photo]);
  expect(publishing.last.input.attachments).toEqual(['f1', 'f2', 'f3']);
});

test('the composer ignores changes of text and files while it sends', () => {
  const { composer, submit, publishing } = startWriting();
  submit();
  for (const event of [
    { type: 'post.submitted' },
    { type: 'composer.cancelled' },
    { type: 'text.changed', text: 'other' },
    { type: 'file.removed', key: 0 },
    { type: 'file.moved', key: 0, to: 1 },
  ] as const) {
    expect(composer.getSnapshot().can(event)).toBe(false);
  }
  submit();
  expect(publishing.calls).toHaveLength(1);
});

// FEED-054
test('the composer names a file that failed, and a retry uploads only missing files', async () => {
  const { state, submit, uploads, publishing, context } = startWriting({ files: [photo, list] });
  submit();
  await uploads.last.answer('f1');
  await uploads.last.fail(offline);
  expect(state()).toEqual({ editing: 'failed' });
  expect(context()).toMatchObject({ text, failedFile: { key: 1, failure: offline } });
  submit();
  expect(context().failedFile).toBeNull();
  expect(uploads.calls.map(({ input }) => input.file)).toEqual([photo, list, list]);
  await uploads.last.answer('f2');
  expect(publishing.last.input.attachments).toEqual(['f1', 'f2']);
});

test('the failed file can be removed', async () => {
  const { send, state, submit, uploads, publishing, names } = startWriting({
    files: [photo, list],
  });
  submit();
  await uploads.last.fail(offline);
  send({ type: 'file.removed', key: 0 });
  expect(state()).toEqual({ editing: 'writing' });
  expect(names()).toEqual(['harga.pdf']);
  submit();
  await uploads.last.answer('f2');
  expect(publishing.last.input.attachments).toEqual(['f2']);
});

// FEED-023
test('a failed publish keeps text and uploads, and the retry is the same post', async () => {
  const { state, submit, uploads, publishing, context } = startWriting({ files: [photo] });
  submit();
  await uploads.last.answer('f1');
  const { clientId } = publishing.last.input;
  await publishing.last.fail(offline);
  expect(state()).toEqual({ editing: 'failed' });
  expect(context()).toMatchObject({ text, failedFile: null });
  submit();
  expect(uploads.calls).toHaveLength(1);
  expect(publishing.last.input).toEqual({
    content: text,
    attachments: ['f1'],
    fileTypes: ['image'],
    clientId,
  });
});

test.each([
  { type: 'text.changed', text: 'Stok lama' },
  { type: 'files.added', files: [list] },
  { type: 'file.removed', key: 0 },
  { type: 'file.moved', key: 0, to: 0 },
] as const)('a post changed after a failure ($type) gets a new key', async (change) => {
  const { send, submit, uploads, publishing } = startWriting({ files: [photo] });
  submit();
  await uploads.last.answer('f1');
  const { clientId } = publishing.last.input;
  await publishing.last.fail(offline);
  send(change);
  submit();
  if (change.type === 'files.added') await uploads.last.answer('f2');
  expect(publishing.last.input.clientId).not.toBe(clientId);
});

test('the composer uploads files again that the server has dropped', async () => {
  const { submit, uploads, publishing } = startWriting({ files: [photo] });
  submit();
  await uploads.last.answer('f1');
  await publishing.last.fail(ApiError.fromAnswer(404, { detail: 'File not found' }));
  submit();
  await uploads.last.answer('f9');
  expect(publishing.last.input.attachments).toEqual(['f9']);
});

test('the composer rejects single files with a reason, and accepts the others', () => {
  const { send, names, context } = startWriting();
  const film = new File(['film'], 'film.mp4');
  const big = new File([new Uint8Array(10 * MEGABYTE + 1)], 'besar.PNG');
  const book = new File([new Uint8Array(25 * MEGABYTE + 1)], 'buku.docx');
  const fits = new File([new Uint8Array(10 * MEGABYTE)], 'pas.webp');
  send({ type: 'files.added', files: [film, big, photo, book, fits] });
  expect(names()).toEqual(['gudang.jpg', 'pas.webp']);
  expect(context().refusals).toEqual([
    { reason: 'unsupported', name: 'film.mp4' },
    { reason: 'tooLarge', name: 'besar.PNG', limit: 10 },
    { reason: 'tooLarge', name: 'buku.docx', limit: 25 },
  ]);
  send({ type: 'files.added', files: [list] });
  expect(context().refusals).toEqual([]);
});

// FEED-056
test('the composer accepts ten files, one of them twice, and rejects further ones', () => {
  const { send, names, context } = startWriting();
  send({ type: 'files.added', files: Array.from({ length: 9 }, () => photo) });
  send({ type: 'files.added', files: [list, photo] });
  expect(names()).toHaveLength(10);
  expect(names().at(-1)).toBe('harga.pdf');
  expect(context().refusals).toEqual([{ reason: 'tooMany', limit: 10 }]);
  expect(new Set(context().files.map(({ key }) => key)).size).toBe(10);
});

test('the composer machine fails with the name of a missing actor', async () => {
  const draft = draftMachine.provide({ actors: { watchPage: fromCallback(() => {}) } });
  const composer = createActor(composerMachine.provide({ actors: { draft } }), {
    input: composerInput(communityFeed),
  }).start();
  composer.send({ type: 'composer.opened' });
  composer.send({ type: 'text.changed', text });
  composer.send({ type: 'files.added', files: [photo] });
  composer.send({ type: 'post.submitted' });
  expect(String(composer.getSnapshot().context.failedFile?.failure?.cause)).toContain(
    'provide uploadFile',
  );
});

test('a file’s description is sent after its upload, before the post is published', async () => {
  const { send, submit, state, context, uploads, describing, publishing, savedDrafts } =
    startWriting({
      files: [photo],
    });
  const describe = (description: string) => send({ type: 'file.described', key: 0, description });
  describe(' Gudang baru ');
  await vi.waitFor(() =>
    expect(savedDrafts.at(-1)?.files).toMatchObject([{ description: ' Gudang baru ' }]),
  );
  submit();
  await uploads.last.answer('f1');
  expect(describing.last.input).toEqual({ id: 'f1', description: 'Gudang baru' });
  await describing.last.fail(offline);
  expect(state()).toEqual({ editing: 'failed' });
  expect(context().failedFile).toMatchObject({ key: 0, failed: 'description' });
  submit();
  await describing.last.answer(undefined);
  expect(uploads.calls).toHaveLength(1);
  expect(publishing.last.input).toMatchObject({ attachments: ['f1'] });
  await publishing.last.fail(offline);
  describe('');
  submit();
  expect(describing.last.input).toEqual({ id: 'f1', description: '' });
});

test('the composer refuses an image description that is too long', () => {
  const { send, submit, state, uploads } = startWriting({ files: [photo] });
  send({ type: 'file.described', key: 0, description: 'x'.repeat(301) });
  submit();
  expect(state()).toEqual({ editing: 'overDescribed' });
  expect(uploads.calls).toHaveLength(0);
});

test('the composer uploads a file again that the server dropped before its description', async () => {
  const { send, submit, context, uploads, describing } = startWriting({ files: [photo] });
  send({ type: 'file.described', key: 0, description: 'Gudang' });
  submit();
  await uploads.last.answer('f1');
  await describing.last.fail(new ApiError('refused', { status: 404 }));
  expect(context().files).toMatchObject([{ uploadedAs: null, description: 'Gudang' }]);
  submit();
  expect(uploads.calls).toHaveLength(2);
});

test('a composer that needs no text sends files alone, and has the error on failure', async () => {
  const { send, submit, state, context, uploads, publishing } = startComposer({ needsText: false });
  send({ type: 'composer.opened' });
  submit();
  expect(state()).toEqual({ editing: 'blank' });
  send({ type: 'files.added', files: [photo] });
  submit();
  await uploads.last.answer('f1');
  expect(publishing.last.input).toMatchObject({ content: '', attachments: ['f1'] });
  await publishing.last.fail(new ApiError('refused', { status: 403, detail: 'Not a member' }));
  expect(context().failure?.detail).toBe('Not a member');
  submit();
  expect(context().failure).toBeNull();
});

test('publishing succeeds when the reply contains no post', async () => {
  const { submit, state, publishing, published } = startWriting();
  submit();
  await publishing.last.answer(null);
  expect(state()).toEqual({ collapsed: 'untouched' });
  expect(published).toHaveBeenCalledWith({ type: 'post.published', post: null });
});

// FEED-214
test('a prepared photo replaces the chosen one and is stored in the draft', async () => {
  const { send, context, savedDrafts } = startWriting({ files: [photo, list] });
  const smaller = new File(['p'], 'gudang.jpg');
  send({ type: 'photo.prepared', from: photo, to: smaller });
  expect(context().files.map(({ file }) => file)).toEqual([smaller, list]);
  await vi.waitFor(() => expect(savedDrafts.at(-1)?.files[0]?.file).toBe(smaller));
});

// FEED-216
test('an unreadable photo leaves the composer with a reason, unless it is being sent', async () => {
  const { send, context, names, submit, state } = startWriting({ files: [photo, list] });
  const refusal = { reason: 'unreadable', name: 'gudang.jpg' } as const;
  send({ type: 'photo.refused', from: new File(['x'], 'removed.jpg'), refusal });
  expect(context().refusals).toEqual([]);
  send({ type: 'photo.refused', from: photo, refusal });
  expect(names()).toEqual(['harga.pdf']);
  expect(context().refusals).toEqual([refusal]);
  submit();
  send({ type: 'photo.refused', from: list, refusal });
  expect(state()).toMatchObject({ sending: 'uploading' });
  expect(names()).toEqual(['harga.pdf']);
});
