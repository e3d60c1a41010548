import { ApiError } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Written } from '../written.ts';
import { type Edited, editMachine } from './editMachine.ts';

const offline = new ApiError('network');
const edited: Edited = {
  type: 'post.edited',
  post: buildPost({ id: 'p1', content: 'Harga baru' }),
};

function startEdit() {
  const saves = heldCalls<Edited, Written & { content: string }>();
  const machine = editMachine.provide({
    actors: { saveText: saves.actor },
    actions: { tellLeft: () => {}, tellPlaces: () => {} },
  });
  const edit = createActor(machine, {
    input: { postId: 'p1', commentId: null, text: 'Harga lama', limit: 20 },
  });
  const told = vi.fn();
  edit.on('*', told);
  edit.start();
  return {
    edit,
    saves,
    told,
    type: (text: string) => edit.send({ type: 'text.changed', text }),
    submit: () => edit.send({ type: 'edit.submitted' }),
    leave: () => edit.send({ type: 'edit.left' }),
    state: () => edit.getSnapshot().value,
    context: () => edit.getSnapshot().context,
    isIdle: () => edit.getSnapshot().hasTag('idle'),
  };
}

test('saves a changed text, tells what the server made of it, and closes', async () => {
  const { saves, type, submit, state, told, isIdle } = startEdit();
  expect(state()).toEqual({ writing: 'unchanged' });
  expect(isIdle()).toBe(true);
  type(' Harga baru ');
  expect(state()).toEqual({ writing: 'changed' });
  expect(isIdle()).toBe(false);
  submit();
  expect(saves.last.input).toEqual({ postId: 'p1', commentId: null, content: 'Harga baru' });
  await saves.last.answer(edited);
  expect(state()).toBe('closed');
  expect(told.mock.calls).toEqual([[edited], [{ type: 'edit.closed' }]]);
});

test('an unchanged text is neither sent nor asked about', () => {
  const sent = startEdit();
  sent.type('Harga');
  sent.type('Harga lama ');
  expect(sent.state()).toEqual({ writing: 'unchanged' });
  sent.submit();
  expect(sent.state()).toBe('closed');
  expect(sent.saves.calls).toHaveLength(0);
  const left = startEdit();
  left.leave();
  expect(left.told).toHaveBeenCalledExactlyOnceWith({ type: 'edit.closed' });
});

test('leaving a changed text asks first; declined, the text is there as it was', () => {
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
])('%j is refused before it is sent', (text, reason) => {
  const { type, submit, saves, state, edit } = startEdit();
  type(text);
  submit();
  expect(state()).toEqual({ writing: reason });
  expect(edit.getSnapshot().hasTag('refused')).toBe(true);
  expect(saves.calls).toHaveLength(0);
  type('Harga baru');
  expect(state()).toEqual({ writing: 'changed' });
});

test('a failure keeps the text, says why, and may be tried again', async () => {
  const { type, submit, leave, saves, state, context, told } = startEdit();
  type('Harga baru');
  submit();
  await saves.last.fail(offline);
  expect(state()).toEqual({ writing: 'failed' });
  expect(context()).toMatchObject({ failure: offline, text: 'Harga baru' });
  expect(told).not.toHaveBeenCalled();
  submit();
  expect(saves.calls).toHaveLength(2);
  leave();
  expect(state()).toBe('saving');
  await saves.last.answer(edited);
  expect(state()).toBe('closed');
});

test('refuses to run without its actor', async () => {
  const edit = createActor(editMachine, {
    input: { postId: 'p1', commentId: null, text: 'a', limit: 5 },
  }).start();
  edit.send({ type: 'text.changed', text: 'b' });
  edit.send({ type: 'edit.submitted' });
  await vi.waitFor(() =>
    expect(String(edit.getSnapshot().context.failure?.cause)).toContain('provide saveText'),
  );
});
