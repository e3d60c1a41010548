import { buildPost } from '@saudagar/mocks';
import type { Draft, FoundDraft } from '@saudagar/writing';
import { expect, test, vi } from 'vitest';
import { passOn, photo, startComposer, startWriting, text } from './startComposer.testing.ts';

const draftOf = (draft: Partial<Draft>): FoundDraft => ({
  draft: { text, files: [{ file: photo, uploadedAs: 'f1' }], clientId: 'try-12345', ...draft },
  hold: { id: 'd1', revision: 'r0' },
});

test('a kept draft is there when it opens, and goes on as the same try', async () => {
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

test('a draft found after it was opened comes in, unless something is typed by then', async () => {
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

test('what another tab sent is gone here, unless it is being written on', async () => {
  const { send, state, context } = startComposer({ found: draftOf({}) });
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'draft' }));
  send({ type: 'draft.found', found: null });
  expect(state()).toEqual({ collapsed: 'untouched' });
  expect(context().text).toBe('');
  const writing = startWriting();
  writing.send({ type: 'draft.found', found: null });
  expect(writing.context().text).toBe(text);
});

test('every change is kept, the try as well, and nothing once it is published', async () => {
  const { submit, uploads, publishing, stored, state } = startWriting({ files: [photo] });
  await vi.waitFor(() => expect(stored.at(-1)).toMatchObject({ text, clientId: null }));
  submit();
  await vi.waitFor(() => expect(stored.at(-1)?.clientId).toEqual(expect.any(String)));
  await uploads.last.answer('f1');
  await vi.waitFor(() =>
    expect(stored.at(-1)?.files).toMatchObject([{ file: photo, uploadedAs: 'f1' }]),
  );
  await publishing.last.answer(buildPost());
  await vi.waitFor(() => expect(state()).toEqual({ collapsed: 'untouched' }));
  expect(stored.at(-1)).toBeNull();
});

test('says what is the matter with keeping the draft', () => {
  const { send, context } = startWriting();
  send({ type: 'draft.kept', problem: 'textOnly' });
  expect(context().draftProblem).toBe('textOnly');
});
