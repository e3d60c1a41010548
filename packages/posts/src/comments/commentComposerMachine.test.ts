import { ApiError, COMMENT_MAX_LENGTH, type Comment } from '@saudagar/contract';
import { buildComment } from '@saudagar/mocks';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { type Draft, draftMachine, type FoundDraft } from '@saudagar/writing/machines';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { commentComposerMachine } from './commentComposerMachine.ts';

const offline = new ApiError('network');

interface Sending {
  postId: string;
  parentId: string | null;
  content: string;
  clientId: string;
}

function startComposer(parentId: string | null = null, found: FoundDraft | null = null) {
  const sends = heldCalls<Comment, Sending>();
  const keeps = vi.fn<(draft: Draft | null) => void>();
  const draft = draftMachine.provide({
    actors: {
      findDraft: fromPromise(async () => found),
      keepDraft: fromPromise(async ({ input }) => {
        keeps(input.draft);
        return { hold: null, problem: null };
      }),
      watchPage: fromCallback(() => {}),
    },
  });
  const added = vi.fn();
  const clock = new SimulatedClock();
  const box = createActor(
    commentComposerMachine.provide({
      actors: { sendComment: sends.actor, draft },
      actions: { publish: () => {} },
    }),
    { input: { postId: 'p1', parentId, draftName: 'box' }, clock },
  );
  box.on('comment.added', added);
  box.start();
  return {
    box,
    sends,
    keeps,
    clock,
    added,
    state: () => box.getSnapshot().value,
    context: () => box.getSnapshot().context,
    isIdle: () => box.getSnapshot().hasTag('idle'),
    write: (text: string) => box.send({ type: 'text.changed', text }),
    submit: () => box.send({ type: 'comment.submitted' }),
  };
}

test('a comment field is idle only while it is empty', () => {
  const { state, isIdle, write } = startComposer();
  expect(isIdle()).toBe(true);
  write('Halo');
  expect(state()).toEqual({ writing: 'filled' });
  expect(isIdle()).toBe(false);
  write('  ');
  expect(state()).toEqual({ writing: 'empty' });
  expect(isIdle()).toBe(true);
});

// FEED-127, FEED-128
test.each([null, 'c1'])(
  'the comment composer refuses a blank comment under parent %s',
  (parentId) => {
    const { box, sends, state, write, submit } = startComposer(parentId);
    write(' \n ');
    submit();
    expect(state()).toEqual({ writing: 'blank' });
    expect(box.getSnapshot().hasTag('refused')).toBe(true);
    expect(sends.calls).toHaveLength(0);
  },
);

test('the comment composer accepts exactly as much text as the server stores', () => {
  const { box, state, write, submit } = startComposer();
  write('a'.repeat(COMMENT_MAX_LENGTH + 1));
  submit();
  expect(state()).toEqual({ writing: 'tooLong' });
  expect(box.getSnapshot().hasTag('refused')).toBe(true);
  write('a'.repeat(COMMENT_MAX_LENGTH));
  submit();
  expect(state()).toBe('sending');
});

test.each([null, 'c1'])(
  'a comment under parent %s is sent trimmed and published, and the field cleared',
  async (parentId) => {
    const { sends, added, state, context, write, submit } = startComposer(parentId);
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

test('the comment composer ignores changes of the text while it sends', () => {
  const { box, sends, isIdle, write, submit } = startComposer();
  write('Halo');
  submit();
  submit();
  write('Lain');
  expect(isIdle()).toBe(false);
  expect(sends.calls).toHaveLength(1);
  expect(box.getSnapshot().context.text).toBe('Halo');
});

test('a failed comment keeps its text, and the retry is the same comment', async () => {
  const { sends, state, context, isIdle, write, submit } = startComposer();
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

test('a comment changed after a failure gets a new key', async () => {
  const { sends, state, write, submit } = startComposer();
  write('Halo');
  submit();
  const { clientId } = sends.last.input;
  await sends.last.fail(offline);
  write('Halo!');
  expect(state()).toEqual({ writing: 'filled' });
  submit();
  expect(sends.last.input.clientId).not.toBe(clientId);
});

const draft = { text: 'Berapa harganya', files: [], clientId: 'k1' };
const hold = { id: 'd1', revision: 'r1' };
const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a typed comment is stored with the key of its try until it is sent', async () => {
  const { sends, keeps, clock, write, submit } = startComposer();
  await passOn();
  write('Halo');
  clock.increment(500);
  expect(keeps).toHaveBeenLastCalledWith({ text: 'Halo', files: [], clientId: null });
  await passOn();
  submit();
  clock.increment(500);
  const { clientId } = sends.last.input;
  expect(keeps).toHaveBeenLastCalledWith({ text: 'Halo', files: [], clientId });
  await passOn();
  await sends.last.answer(buildComment());
  expect(keeps).toHaveBeenLastCalledWith(null);
});

test('a draft of a comment is restored with its key, so a retry is the same comment', async () => {
  const { sends, state, context, submit } = startComposer(null, { draft, hold });
  await passOn();
  expect(state()).toEqual({ writing: 'filled' });
  expect(context().text).toBe('Berapa harganya');
  submit();
  expect(sends.last.input.clientId).toBe('k1');
});

test('a draft found late does not overwrite typed text', async () => {
  const { context, write } = startComposer(null, { draft, hold });
  write('Halo');
  await passOn();
  expect(context().text).toBe('Halo');
});

test('a reply starts with a mention, which alone is neither stored nor sent', () => {
  const { box, context, state, isIdle, write, submit, sends } = startComposer('c1');
  const address = (username: string | null) => box.send({ type: 'reply.addressed', username });
  address('budi');
  expect(context().text).toBe('@budi ');
  expect(isIdle()).toBe(true);
  submit();
  expect(state()).toEqual({ writing: 'blank' });
  write('@budi Siap');
  address('siti');
  expect(context().text).toBe('@siti Siap');
  submit();
  expect(sends.last.input.content).toBe('@siti Siap');
});

test('replying to the comment itself removes the mention', () => {
  const { box, context, write } = startComposer('c1');
  box.send({ type: 'reply.addressed', username: 'budi' });
  write('@budi Siap');
  box.send({ type: 'reply.addressed', username: null });
  expect(context().text).toBe('Siap');
});

test('a draft of a reply is restored behind the mention it began with', async () => {
  const { box, context } = startComposer('c1', { draft, hold });
  box.send({ type: 'reply.addressed', username: 'budi' });
  await passOn();
  expect(context().text).toBe('@budi Berapa harganya');
});

test('the comment field machine fails with the name of a missing actor', async () => {
  const { draft } = startComposer().box.logic.implementations.actors;
  const box = createActor(commentComposerMachine.provide({ actors: { draft } as never }), {
    input: { postId: 'p1', parentId: null, draftName: 'box' },
  }).start();
  box.send({ type: 'text.changed', text: 'Halo' });
  box.send({ type: 'comment.submitted' });
  await passOn();
  expect(String(box.getSnapshot().context.failure?.cause)).toContain('provide sendComment');
});

// FEED-225
test('a comment that waits leaves the field', async () => {
  const { added, box, context, keeps, sends, state, submit, write } = startComposer();
  const stored = vi.fn();
  box.on('comment.stored', stored);
  write('Halo');
  submit();
  await sends.last.fail(new ApiError('waiting'));
  expect(state()).toEqual({ writing: 'empty' });
  expect(context().text).toBe('');
  expect(stored).toHaveBeenCalledOnce();
  expect(added).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(keeps).toHaveBeenLastCalledWith(null));
});
