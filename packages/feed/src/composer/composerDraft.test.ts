import { buildPost } from '@saudagar/mocks';
import type { Draft, FoundDraft } from '@saudagar/writing';
import { expect, test, vi } from 'vitest';
import { passOn, photo, startComposer, startWriting, text } from './startComposer.testing.ts';

const draftOf = (draft: Partial<Draft>): FoundDraft => ({
  draft: { text, files: [{ file: photo, uploadedAs: 'f1' }], clientId: 'try-12345', ...draft },
  hold: { id: 'd1', revision: 'r0' },
});

test('opening the composer restores a stored draft with its idempotency key', async () => {
  const { send, state, submit, publishing, names } = startComposer({ found: draftOf({}) });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'draft' }));
  send({ type: 'composer.opened' });
  expect(names()).toEqual(['gudang.jpg']);
  submit();
  expect(publishing.last.input).toEqual({
    content: text,
    attachments: ['f1'],
    fileTypes: ['image'],
    clientId: 'try-12345',
  });
});

test('a draft found after opening is restored unless text was typed', async () => {
  const opened = startComposer({ found: draftOf({}) });
  opened.send({ type: 'composer.opened' });
  await passOn();
  expect(opened.context().text).toBe(text);
  const typing = startComposer({ found: draftOf({}) });
  typing.send({ type: 'composer.opened' });
  typing.send({ type: 'text.changed', text: 'Lain' });
  await passOn();
  expect(typing.context()).toMatchObject({ text: 'Lain', files: [] });
});

test('a draft sent in another tab is dropped here unless it is being edited', async () => {
  const { send, state, context } = startComposer({ found: draftOf({}) });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'draft' }));
  send({ type: 'draft.found', found: null });
  expect(state()).toEqual({ collapsed: 'untouched' });
  expect(context().text).toBe('');
  const writing = startWriting();
  writing.send({ type: 'draft.found', found: null });
  expect(writing.context().text).toBe(text);
});

test('each change of a draft is stored with its key, and nothing after publishing', async () => {
  const { submit, uploads, publishing, savedDrafts, state } = startWriting({ files: [photo] });
  await vi.waitFor(() => expect(savedDrafts.at(-1)).toMatchObject({ text, clientId: null }));
  submit();
  await vi.waitFor(() => expect(savedDrafts.at(-1)?.clientId).toEqual(expect.any(String)));
  await uploads.last.answer('f1');
  await vi.waitFor(() =>
    expect(savedDrafts.at(-1)?.files).toMatchObject([{ file: photo, uploadedAs: 'f1' }]),
  );
  await publishing.last.answer(buildPost());
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'untouched' }));
  expect(savedDrafts.at(-1)).toBeNull();
});

test('the composer reports that a draft cannot be stored', () => {
  const { send, context } = startWriting();
  send({ type: 'draft.kept', problem: 'textOnly' });
  expect(context().draftProblem).toBe('textOnly');
});
