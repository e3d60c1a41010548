import { ApiError, type Comment, type Page } from '@saudagar/contract';
import { buildComment } from '@saudagar/mocks';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import { commentsMachine, threadsOf } from './commentsMachine.ts';

type PageInput = { postId: string; cursor: string | null };

const offline = new ApiError('network');
const top = (id: string) => buildComment({ id });
const reply = (id: string, parent_comment_id: string) => buildComment({ id, parent_comment_id });

/** Receives no changes of other views. */
const silent = fromCallback<EventObject, { postId: string }>(() => {});

function startComments() {
  const pages = heldCalls<Page<Comment>, PageInput>();
  const actors = { loadPage: pages.actor, subscribeComments: silent };
  const comments = createActor(commentsMachine.provide({ actors }), {
    input: { postId: 'p1' },
  }).start();
  return {
    comments,
    pages,
    send: comments.send,
    open: () => comments.send({ type: 'comments.opened' }),
    close: () => comments.send({ type: 'comments.closed' }),
    isIdle: () => comments.getSnapshot().hasTag('idle'),
    state: () => comments.getSnapshot().value,
    context: () => comments.getSnapshot().context,
    shown: () =>
      threadsOf(comments.getSnapshot().context).map(({ comment, replies }) => [
        comment.id,
        ...replies.map(({ id }) => id),
      ]),
  };
}

async function startLoaded(cursor: string | null = null, items = [top('c1'), reply('r1', 'c1')]) {
  const started = startComments();
  await started.pages.last.answer({ items, cursor });
  return started;
}

test('comments load on opening and are not idle while open', async () => {
  const { pages, state, shown, open, isIdle } = startComments();
  expect(state()).toBe('loading');
  expect(isIdle()).toBe(false);
  expect(pages.last.input).toEqual({ postId: 'p1', cursor: null });
  open();
  expect(pages.calls).toHaveLength(1);
  await pages.last.answer({ items: [top('c1'), reply('r1', 'c1'), top('c2')], cursor: null });
  expect(state()).toEqual({ loaded: 'ready' });
  expect(shown()).toEqual([['c1', 'r1'], ['c2']]);
});

test('comments load once, however often they are opened', async () => {
  const { open, close, pages, state, shown, isIdle } = await startLoaded();
  close();
  expect(state()).toBe('folded');
  expect(isIdle()).toBe(true);
  open();
  expect(state()).toEqual({ loaded: 'ready' });
  expect(pages.calls).toHaveLength(1);
  expect(shown()).toEqual([['c1', 'r1']]);
});

test('closing aborts loading the comments; opening requests them again', () => {
  const { pages, open, close, state, isIdle } = startComments();
  close();
  expect(state()).toBe('closed');
  expect(isIdle()).toBe(true);
  expect(pages.last.signal.aborted).toBe(true);
  open();
  expect(pages.calls).toHaveLength(2);
});

test('comments that failed to load have the error; Retry or opening loads them again', async () => {
  const { pages, send, open, close, state, context } = startComments();
  await pages.last.fail(offline);
  expect(state()).toBe('failed');
  expect(context().failure).toBe(offline);
  send({ type: 'comments.retried' });
  expect(state()).toBe('loading');
  await pages.last.fail(offline);
  close();
  open();
  expect(state()).toBe('loading');
  expect(pages.calls).toHaveLength(3);
});

test('more comments are added without duplicates', async () => {
  const { pages, send, shown } = await startLoaded('k1');
  send({ type: 'comments.more' });
  expect(pages.last.input).toEqual({ postId: 'p1', cursor: 'k1' });
  await pages.last.answer({ items: [top('c1'), top('c2')], cursor: null });
  expect(shown()).toEqual([['c1', 'r1'], ['c2']]);
  send({ type: 'comments.more' });
  expect(pages.calls).toHaveLength(2);
});

test('failed further comments keep the loaded ones and can be retried', async () => {
  const { pages, send, state, shown } = await startLoaded('k1');
  send({ type: 'comments.more' });
  await pages.last.fail(offline);
  expect(state()).toEqual({ loaded: 'moreFailed' });
  expect(shown()).toEqual([['c1', 'r1']]);
  send({ type: 'comments.retried' });
  await pages.last.answer({ items: [top('c2')], cursor: null });
  expect(shown()).toEqual([['c1', 'r1'], ['c2']]);
});

test('a new comment ends the empty state', async () => {
  const { send, state, shown } = await startLoaded(null, []);
  expect(state()).toEqual({ loaded: 'empty' });
  send({ type: 'comment.added', comment: top('c9') });
  expect(state()).toEqual({ loaded: 'ready' });
  expect(shown()).toEqual([['c9']]);
});

test("the member's new comment stays last until a page contains it", async () => {
  const { pages, send, shown } = await startLoaded('k1');
  send({ type: 'comment.added', comment: top('c9') });
  send({ type: 'comments.more' });
  await pages.last.answer({ items: [top('c2')], cursor: 'k2' });
  expect(shown()).toEqual([['c1', 'r1'], ['c2'], ['c9']]);
  send({ type: 'comments.more' });
  await pages.last.answer({ items: [top('c3'), top('c9')], cursor: null });
  expect(shown()).toEqual([['c1', 'r1'], ['c2'], ['c3'], ['c9']]);
});

test('a comment sent while others are loading or failed is not lost', async () => {
  const { pages, send, state, shown } = startComments();
  send({ type: 'comment.added', comment: top('c8') });
  await pages.last.fail(offline);
  send({ type: 'comment.added', comment: top('c9') });
  expect(state()).toBe('loading');
  await pages.last.answer({ items: [top('c8')], cursor: null });
  expect(shown()).toEqual([['c8'], ['c9']]);
});

test('a comment sent while closed shows when it is opened again', async () => {
  const { send, open, close, shown } = await startLoaded();
  close();
  send({ type: 'comment.added', comment: reply('r9', 'c1') });
  open();
  expect(shown()).toEqual([['c1', 'r1', 'r9']]);
});

test('an edited and a liked comment change, loaded or added', async () => {
  const { send, context } = await startLoaded(null, [top('c1')]);
  send({ type: 'comment.added', comment: top('c9') });
  send({
    type: 'comment.changed',
    change: { type: 'comment.edited', comment: { ...top('c9'), content: 'Baru' } },
  });
  send({
    type: 'comment.changed',
    change: { type: 'comment.liked', id: 'c1', liked: true, count: 2 },
  });
  expect(context().added[0]?.content).toBe('Baru');
  expect(context().loaded[0]).toMatchObject({ user_liked: true, likes_count: 2 });
});

test('deleting the last comment restores the empty state', async () => {
  const { send, state, shown } = await startLoaded(null, [top('c1'), top('c2')]);
  send({ type: 'comment.changed', change: { type: 'comment.deleted', id: 'c1' } });
  expect(state()).toEqual({ loaded: 'ready' });
  send({ type: 'comment.changed', change: { type: 'comment.deleted', id: 'c2' } });
  expect(state()).toEqual({ loaded: 'empty' });
  expect(shown()).toEqual([]);
});

test('deleting a comment while more are loading does not abort the request', async () => {
  const { pages, send, state, shown } = await startLoaded('k1', [top('c1')]);
  send({ type: 'comments.more' });
  send({ type: 'comment.changed', change: { type: 'comment.deleted', id: 'c1' } });
  expect(state()).toEqual({ loaded: 'loadingMore' });
  await pages.last.answer({ items: [top('c2')], cursor: null });
  expect(shown()).toEqual([['c2']]);
});

test('a thread has one reply field, which closes when the reply arrives', async () => {
  const { send, context, shown } = await startLoaded(null, [top('c1'), top('c2')]);
  send({ type: 'reply.opened', id: 'c1', about: 'c1' });
  send({ type: 'reply.opened', id: 'c2', about: 'c2' });
  send({ type: 'reply.opened', id: 'c1', about: 'r1' });
  expect(context().replies).toEqual([
    { id: 'c2', about: 'c2' },
    { id: 'c1', about: 'r1' },
  ]);
  send({ type: 'reply.closed', id: 'c2' });
  expect(context().replies).toEqual([{ id: 'c1', about: 'r1' }]);
  send({ type: 'comment.added', comment: reply('r9', 'c1') });
  expect(context().replies).toEqual([]);
  expect(shown()).toEqual([['c1', 'r9'], ['c2']]);
});

test('a reply whose comment is not loaded forms its own thread', () => {
  expect(threadsOf({ loaded: [reply('r1', 'gone')], added: [] })).toEqual([
    { comment: reply('r1', 'gone'), replies: [] },
  ]);
});

test('the comments machine fails with the name of a missing actor', () => {
  const actors = { subscribeComments: silent };
  const comments = createActor(commentsMachine.provide({ actors }), {
    input: { postId: 'p1' },
  }).start();
  expect(String(comments.getSnapshot().context.failure?.cause)).toContain('provide loadPage');
});

test('a failed subscription to comments is retried on the next opening', async () => {
  const subscriptions: string[] = [];
  const comments = createActor(
    commentsMachine.provide({
      actors: {
        loadPage: fromPromise<Page<Comment>, PageInput>(async () => ({ items: [], cursor: null })),
        subscribeComments: fromCallback<EventObject, { postId: string }>(({ input }) => {
          subscriptions.push(input.postId);
          if (subscriptions.length === 1) throw new Error('no channel');
        }),
      },
      actions: { logFailure: () => {} },
    }),
    { input: { postId: 'p1' } },
  ).start();
  await waitFor(comments, (snapshot) => snapshot.matches('loaded'));
  comments.send({ type: 'comments.closed' });
  comments.send({ type: 'comments.opened' });
  expect(subscriptions).toEqual(['p1', 'p1']);
});
