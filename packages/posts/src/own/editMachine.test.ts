import { ApiError } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { communityPosts } from '../source/postSource.ts';
import { type Edited, type EditedText, editMachine } from './editMachine.ts';

const offline = new ApiError('network');
const edited: Edited = {
  type: 'post.edited',
  post: buildPost({ id: 'p1', content: 'Harga baru' }),
};

const INPUT = {
  postId: 'p1',
  commentId: null,
  needsText: true,
  attachments: ['f1', 'f2'],
  described: { f1: 'Gudang', f2: '' },
  rules: communityPosts.files,
};

function startEdit(input: { needsText?: boolean } = {}) {
  const saves = heldCalls<Edited, EditedText>();
  const machine = editMachine.provide({
    actors: { saveText: saves.actor },
    actions: { publishLeft: () => {}, publishEdited: () => {} },
  });
  const edit = createActor(machine, {
    input: { ...INPUT, text: 'Harga lama', limit: 20, ...input },
  });
  const onEmitted = vi.fn();
  edit.on('*', onEmitted);
  edit.start();
  return {
    edit,
    saves,
    onEmitted,
    type: (text: string) => edit.send({ type: 'text.changed', text }),
    submit: () => edit.send({ type: 'edit.submitted' }),
    leave: () => edit.send({ type: 'edit.leaveRequested' }),
    state: () => edit.getSnapshot().value,
    context: () => edit.getSnapshot().context,
    isIdle: () => edit.getSnapshot().hasTag('idle'),
  };
}

test('saving an edit publishes the server’s version and closes the editor', async () => {
  const { saves, type, submit, state, onEmitted, isIdle } = startEdit();
  expect(state()).toEqual({ writing: 'unchanged' });
  expect(isIdle()).toBe(true);
  type(' Harga baru ');
  expect(state()).toEqual({ writing: 'changed' });
  expect(isIdle()).toBe(false);
  submit();
  const editedText = { postId: 'p1', commentId: null, content: 'Harga baru' };
  expect(saves.last.input).toMatchObject({
    ...editedText,
    attachments: undefined,
    added: [],
    described: {},
  });
  await saves.last.answer(edited);
  expect(state()).toBe('closed');
  expect(onEmitted.mock.calls).toEqual([[edited], [{ type: 'edit.closed' }]]);
});

test('removing a file counts as a change and saves the remaining files', () => {
  const { edit, saves, submit, state } = startEdit();
  edit.send({ type: 'file.removed', id: 'f1' });
  expect(state()).toEqual({ writing: 'changed' });
  submit();
  expect(saves.last.input).toMatchObject({ content: 'Harga lama', attachments: ['f2'] });
});

test('files can be added up to a post’s maximum, and removed again', () => {
  const { edit, saves, submit, context } = startEdit();
  const [photo, sound] = [new File(['photo'], 'gudang.jpg'), new File(['sound'], 'suara.mp3')];
  edit.send({ type: 'files.added', files: [photo, sound] });
  expect(context().added.map(({ file }) => file.name)).toEqual(['gudang.jpg']);
  expect(context().refusals).toEqual([{ reason: 'unsupported', name: 'suara.mp3' }]);
  edit.send({ type: 'files.added', files: Array.from({ length: 8 }, () => photo) });
  expect(context().added).toHaveLength(8);
  expect(context().refusals).toEqual([{ reason: 'tooMany', limit: 10 }]);
  submit();
  expect(saves.last.input).toMatchObject({ attachments: ['f1', 'f2'], added: context().added });
  const taken = startEdit();
  taken.edit.send({ type: 'files.added', files: [photo] });
  taken.edit.send({ type: 'addition.removed', key: taken.context().added[0]?.key ?? -1 });
  expect(taken.state()).toEqual({ writing: 'unchanged' });
});

test('descriptions that changed and those of added files are saved', () => {
  const { edit, saves, submit, state, context } = startEdit();
  edit.send({ type: 'file.described', id: 'f2', description: 'Truk' });
  edit.send({ type: 'file.described', id: 'f2', description: ' ' });
  expect(state()).toEqual({ writing: 'unchanged' });
  edit.send({ type: 'file.described', id: 'f1', description: 'Gudang baru' });
  expect(state()).toEqual({ writing: 'changed' });
  edit.send({ type: 'files.added', files: [new File(['photo'], 'toko.jpg')] });
  const key = context().added[0]?.key ?? -1;
  edit.send({ type: 'addition.described', key, description: 'Toko' });
  submit();
  expect(saves.last.input).toMatchObject({
    described: { f1: 'Gudang baru' },
    added: [{ description: 'Toko' }],
  });
  saves.last.input.onProgress({ at: 0, share: 0.5 });
  expect(context().upload).toEqual({ at: 0, share: 0.5 });
});

test('an edited post with a description that is too long is refused', () => {
  const { edit, saves, submit, state } = startEdit();
  edit.send({ type: 'file.described', id: 'f1', description: 'x'.repeat(301) });
  submit();
  expect(state()).toEqual({ writing: 'overDescribed' });
  expect(saves.calls).toHaveLength(0);
});

test('an unchanged text is not sent and closes without confirmation', () => {
  const sent = startEdit();
  sent.type('Harga');
  sent.type('Harga lama ');
  expect(sent.state()).toEqual({ writing: 'unchanged' });
  sent.submit();
  expect(sent.state()).toBe('closed');
  expect(sent.saves.calls).toHaveLength(0);
  const left = startEdit();
  left.leave();
  expect(left.onEmitted).toHaveBeenCalledExactlyOnceWith({ type: 'edit.closed' });
});

test('closing a changed editor asks first; declining keeps the text', () => {
  const { type, leave, edit, state, context } = startEdit();
  type('Harga baru');
  leave();
  expect(state()).toBe('asking');
  edit.send({ type: 'discard.declined' });
  expect(state()).toEqual({ writing: 'changed' });
  expect(context().text).toBe('Harga baru');
  leave();
  edit.send({ type: 'discard.confirmed' });
  expect(state()).toBe('closed');
});

test.each([
  ['  ', 'blank'],
  ['harga '.repeat(9), 'tooLong'],
])('an edit to %j is refused before it is sent', (text, reason) => {
  const { type, submit, saves, state, edit } = startEdit();
  type(text);
  submit();
  expect(state()).toEqual({ writing: reason });
  expect(edit.getSnapshot().hasTag('refused')).toBe(true);
  expect(saves.calls).toHaveLength(0);
  type('Harga baru');
  expect(state()).toEqual({ writing: 'changed' });
});

test('removing all files requires a text even if files alone are enough', () => {
  const { edit, type, submit, saves, state } = startEdit({ needsText: false });
  type(' ');
  for (const id of INPUT.attachments) edit.send({ type: 'file.removed', id });
  submit();
  expect(state()).toEqual({ writing: 'blank' });
  edit.send({ type: 'files.added', files: [new File(['%PDF'], 'harga.pdf')] });
  submit();
  expect(saves.last.input).toMatchObject({ content: '', attachments: [] });
});

test('a failed edit keeps its text and error, and can be retried', async () => {
  const { type, submit, leave, saves, state, context, onEmitted } = startEdit();
  type('Harga baru');
  submit();
  await saves.last.fail(offline);
  expect(state()).toEqual({ writing: 'failed' });
  expect(context()).toMatchObject({ failure: offline, text: 'Harga baru' });
  expect(onEmitted).toHaveBeenCalledExactlyOnceWith({ type: 'edit.failed' });
  submit();
  expect(saves.calls).toHaveLength(2);
  leave();
  expect(state()).toBe('saving');
  await saves.last.answer(edited);
  expect(state()).toBe('closed');
});

test('the edit machine fails with the name of a missing actor', async () => {
  const edit = createActor(editMachine, {
    input: { ...INPUT, text: 'a', limit: 5 },
  }).start();
  edit.send({ type: 'text.changed', text: 'b' });
  edit.send({ type: 'edit.submitted' });
  await vi.waitFor(() =>
    expect(String(edit.getSnapshot().context.failure?.cause)).toContain('provide saveText'),
  );
});
