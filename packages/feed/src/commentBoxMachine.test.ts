import { ApiError, COMMENT_MAX_LENGTH, type Comment } from '@saudagar/contract';
import { buildComment } from '@saudagar/mocks';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { commentBoxMachine } from './commentBoxMachine.ts';
import { heldCalls } from './heldCalls.testing.ts';

const offline = new ApiError('network');

interface Sending {
  postId: string;
  parentId: string | null;
  content: string;
  clientId: string;
}

function startBox(parentId: string | null = null) {
  const sends = heldCalls<Comment, Sending>();
  const added = vi.fn();
  const box = createActor(commentBoxMachine.provide({ actors: { sendComment: sends.actor } }), {
    input: { postId: 'p1', parentId },
  });
  box.on('comment.added', added);
  box.start();
  return {
    box,
    sends,
    added,
    state: () => box.getSnapshot().value,
    context: () => box.getSnapshot().context,
    isIdle: () => box.getSnapshot().hasTag('idle'),
    write: (text: string) => box.send({ type: 'text.changed', text }),
    submit: () => box.send({ type: 'comment.submitted' }),
  };
}

test('is idle while nothing is written, and not with text', () => {
  const { state, isIdle, write } = startBox();
  expect(isIdle()).toBe(true);
  write('Halo');
  expect(state()).toEqual({ writing: 'filled' });
  expect(isIdle()).toBe(false);
  write('  ');
  expect(state()).toEqual({ writing: 'empty' });
  expect(isIdle()).toBe(true);
});

test('refuses a blank comment', () => {
  const { box, sends, state, write, submit } = startBox();
  write(' \n ');
  submit();
  expect(state()).toEqual({ writing: 'blank' });
  expect(box.getSnapshot().hasTag('refused')).toBe(true);
  expect(sends.calls).toHaveLength(0);
});

test('takes as much text as the server stores, and not more', () => {
  const { box, state, write, submit } = startBox();
  write('a'.repeat(COMMENT_MAX_LENGTH + 1));
  submit();
  expect(state()).toEqual({ writing: 'tooLong' });
  expect(box.getSnapshot().hasTag('refused')).toBe(true);
  write('a'.repeat(COMMENT_MAX_LENGTH));
  submit();
  expect(state()).toBe('sending');
});

test.each([null, 'c1'])(
  'sends trimmed text under parent %s, tells it and is empty again',
  async (parentId) => {
    const { sends, added, state, context, write, submit } = startBox(parentId);
    write(' Halo\n');
    submit();
    expect(sends.last.input).toMatchObject({ postId: 'p1', parentId, content: 'Halo' });
    const comment = buildComment({ parent_comment_id: parentId });
    await sends.last.answer(comment);
    expect(added).toHaveBeenCalledExactlyOnceWith({ type: 'comment.added', comment });
    expect(state()).toEqual({ writing: 'empty' });
    expect(context()).toMatchObject({ text: '', clientId: null });
  },
);

test('takes nothing while it sends', () => {
  const { box, sends, isIdle, write, submit } = startBox();
  write('Halo');
  submit();
  submit();
  write('Lain');
  expect(isIdle()).toBe(false);
  expect(sends.calls).toHaveLength(1);
  expect(box.getSnapshot().context.text).toBe('Halo');
});

test('keeps the text on failure and repeats as the same comment', async () => {
  const { sends, state, context, isIdle, write, submit } = startBox();
  write('Halo');
  submit();
  const { input } = sends.last;
  await sends.last.fail(offline);
  expect(state()).toEqual({ writing: 'failed' });
  expect(isIdle()).toBe(false);
  expect(context()).toMatchObject({ text: 'Halo', failure: offline });
  submit();
  expect(sends.last.input).toEqual(input);
});

test('a text changed after a failure is another comment', async () => {
  const { sends, state, write, submit } = startBox();
  write('Halo');
  submit();
  const { clientId } = sends.last.input;
  await sends.last.fail(offline);
  write('Halo!');
  expect(state()).toEqual({ writing: 'filled' });
  submit();
  expect(sends.last.input.clientId).not.toBe(clientId);
});

test('refuses to run without its actor', () => {
  const box = createActor(commentBoxMachine, { input: { postId: 'p1', parentId: null } }).start();
  box.send({ type: 'text.changed', text: 'Halo' });
  box.send({ type: 'comment.submitted' });
  expect(String(box.getSnapshot().context.failure?.cause)).toContain('provide sendComment');
});
