import { ApiError, type Comment, type Page, type Post } from '@saudagar/contract';
import type { NetworkReturned } from '@saudagar/flows';
import { buildComment, buildPost } from '@saudagar/mocks';
import { memoryChannels, type Portal } from '@saudagar/portal';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import {
  type DraftSearch,
  draftMachine,
  type FoundDraft,
  type PersistedDraft,
} from '@saudagar/writing/machines';
import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { provideCommentComposer } from '../comments/commentComposerActors.ts';
import { provideComments } from '../comments/commentsActors.ts';
import { likeOf } from '../likes/likeActors.ts';
import { provideDelete } from '../own/deleteFlow.ts';
import { provideEdit } from '../own/editActors.ts';
import { providePost } from '../page/postFlow.ts';
import { communityPosts } from '../source/postSource.ts';
import { changePosts } from './postChange.ts';
import { publishPostChange, subscribePosts } from './postEvents.ts';

/** A draft that stores nothing. */
const draft = draftMachine.provide({
  actors: {
    findDraft: fromPromise<FoundDraft | null, DraftSearch>(async () => null),
    keepDraft: fromPromise<PersistedDraft, never>(async () => ({
      hold: null,
      problem: null,
    })) as never,
    watchPage: fromCallback(() => {}),
  },
});

const WRITTEN = { postId: 'p1', commentId: null };

/**
 * A list with the post `p1` and its comments, on a portal with a stubbed server. No view is
 * mounted: changes must reach both without one.
 */
async function startViews() {
  const answer = vi.fn<() => Promise<unknown>>();
  const pages = heldCalls<Page<Comment>, { postId: string; cursor: string | null }>();
  const portal = {
    client: { call: answer },
    channel: memoryChannels(),
    waiting: { read: () => [], subscribe: () => () => {} },
  } as unknown as Portal;
  const machine = provideComments(communityPosts)(portal).provide({
    actors: { loadPage: pages.actor },
  });
  const comments = createActor(machine, { input: { postId: 'p1' } }).start();
  await pages.last.answer({ items: [buildComment({ id: 'c1', likes_count: 0 })], cursor: null });
  let posts = [buildPost({ id: 'p2' }), buildPost({ id: 'p1', comments_count: 3 })];
  subscribePosts(portal, ({ change }) => {
    posts = changePosts(posts, change);
  });
  return {
    portal,
    answer,
    /** Starts an actor of the portal. */
    start: <Machine extends AnyStateMachine>(bind: (portal: Portal) => Machine, input: object) =>
      createActor(bind(portal), { input } as never).start(),
    post: () => posts.find(({ id }) => id === 'p1'),
    comments: () => {
      const { loaded, added } = comments.getSnapshot().context;
      return [...loaded, ...added];
    },
  };
}

describe('changes made after their view unmounted reach the list and the comments', () => {
  test('a like without a view reaches the list and the comments', async () => {
    const { portal, post, comments } = await startViews();
    const liked = { user_liked: true, likes_count: 7 };
    likeOf(portal, communityPosts, WRITTEN).publish({ liked: true, count: 7 });
    expect(post()).toMatchObject(liked);
    const comment = { postId: 'p1', commentId: 'c1' };
    likeOf(portal, communityPosts, comment).publish({ liked: true, count: 7 });
    expect(comments()).toMatchObject([liked]);
  });

  test('an edited text without a view reaches the list and the comments', async () => {
    const { answer, start, post, comments } = await startViews();
    const edit = (postRef: object, content: string) => {
      const editor = start(provideEdit(communityPosts), {
        ...postRef,
        text: 'Lama',
        limit: 100,
        attachments: null,
        described: {},
      });
      editor.send({ type: 'text.changed', text: content });
      editor.send({ type: 'edit.submitted' });
    };
    answer.mockResolvedValue(buildPost({ id: 'p1', content: 'Harga baru' }) satisfies Post);
    edit(WRITTEN, 'Harga baru');
    await vi.waitFor(() => expect(post()?.content).toBe('Harga baru'));
    answer.mockResolvedValue(buildComment({ id: 'c1', content: 'Setuju' }));
    edit({ postId: 'p1', commentId: 'c1' }, 'Setuju');
    await vi.waitFor(() => expect(comments()).toMatchObject([{ content: 'Setuju' }]));
  });

  test('a sent and a deleted comment reach the list without a view', async () => {
    const { answer, start, post, comments } = await startViews();
    const before = post()?.comments_count ?? 0;
    answer.mockResolvedValue(buildComment({ id: 'c2' }));
    const undrafted = (portal: Portal) =>
      provideCommentComposer(communityPosts)(portal).provide({ actors: { draft } });
    const box = start(undrafted, { postId: 'p1', parentId: null });
    box.send({ type: 'text.changed', text: 'Halo' });
    box.send({ type: 'comment.submitted' });
    await vi.waitFor(() => expect(comments().map(({ id }) => id)).toEqual(['c1', 'c2']));
    expect(post()?.comments_count).toBe(before + 1);
    answer.mockResolvedValue({ comments_count: 4 });
    start(provideDelete(communityPosts), { input: { postId: 'p1', commentId: 'c2' } }).send({
      type: 'command.confirmed',
    });
    await vi.waitFor(() => expect(comments().map(({ id }) => id)).toEqual(['c1']));
    expect(post()?.comments_count).toBe(4);
  });

  test('a deleted post leaves the list without a view', async () => {
    const { answer, start, post } = await startViews();
    answer.mockResolvedValue(undefined);
    start(provideDelete(communityPosts), { input: WRITTEN }).send({ type: 'command.confirmed' });
    await vi.waitFor(() => expect(post()).toBeUndefined());
  });
});

test('a post found deleted while editing leaves the list on closing the editor', async () => {
  const { answer, start, post } = await startViews();
  answer.mockRejectedValue(new ApiError('refused', { status: 404 }));
  const edit = start(provideEdit(communityPosts), {
    ...WRITTEN,
    text: 'Lama',
    limit: 100,
    attachments: null,
    described: {},
  });
  edit.send({ type: 'text.changed', text: 'Baru' });
  edit.send({ type: 'edit.submitted' });
  await waitFor(edit, (snapshot) => snapshot.matches({ writing: 'failed' }));
  expect(post()).toBeDefined();
  edit.send({ type: 'edit.leaveRequested' });
  edit.send({ type: 'discard.confirmed' });
  expect(post()).toBeUndefined();
});

describe('a comment deleted elsewhere', () => {
  const gone = new ApiError('refused', { status: 404 });
  const ofComment = { postId: 'p1', commentId: 'c1' };

  test('deleting a missing comment lowers the count, then takes the server’s', async () => {
    const { answer, start, post, comments } = await startViews();
    const before = post()?.comments_count ?? 0;
    const { promise, resolve } = Promise.withResolvers<Post>();
    answer.mockRejectedValueOnce(gone).mockReturnValueOnce(promise);
    start(provideDelete(communityPosts), { input: ofComment }).send({ type: 'command.confirmed' });
    await vi.waitFor(() => expect(comments()).toEqual([]));
    expect(post()?.comments_count).toBe(before - 1);
    resolve(buildPost({ id: 'p1', comments_count: 7 }));
    await vi.waitFor(() => expect(post()?.comments_count).toBe(7));
  });

  test('a comment found deleted while editing leaves on closing the editor', async () => {
    const { answer, start, post, comments } = await startViews();
    const before = post()?.comments_count ?? 0;
    answer.mockRejectedValue(gone);
    const edit = start(provideEdit(communityPosts), {
      ...ofComment,
      text: 'Lama',
      limit: 100,
      attachments: null,
      described: {},
    });
    edit.send({ type: 'text.changed', text: 'Baru' });
    edit.send({ type: 'edit.submitted' });
    await waitFor(edit, (snapshot) => snapshot.matches({ writing: 'failed' }));
    expect(comments()).toHaveLength(1);
    edit.send({ type: 'edit.leaveRequested' });
    edit.send({ type: 'discard.confirmed' });
    expect(comments()).toEqual([]);
    expect(post()?.comments_count).toBe(before - 1);
  });

  test('a comment found deleted while flagging is removed and uncounted', async () => {
    const { answer, portal, post } = await startViews();
    const before = post()?.comments_count ?? 0;
    answer.mockResolvedValueOnce({ items: [buildComment({ id: 'c1' })], cursor: null });
    const comments = createActor(provideComments(communityPosts)(portal), {
      input: { postId: 'p1' },
    }).start();
    await waitFor(comments, (snapshot) => snapshot.matches('loaded'));
    answer.mockRejectedValue(gone);
    comments.send({ type: 'comment.missed', id: 'c1' });
    expect(comments.getSnapshot().context.loaded).toEqual([]);
    expect(post()?.comments_count).toBe(before - 1);
  });
});

test('the page of a post receives changes of that post only', async () => {
  const { portal, answer } = await startViews();
  answer.mockResolvedValue(buildPost({ id: 'p1', comments_count: 2 }));
  const offline = { watchNetwork: fromCallback<NetworkReturned, undefined>(() => {}) };
  const page = createActor(providePost(portal).provide({ actors: offline }), {
    input: { query: { id: 'p1' } },
  }).start();
  await waitFor(page, (snapshot) => snapshot.hasTag('ready'));
  publishPostChange(portal, { type: 'post.commented', id: 'p1' });
  expect(page.getSnapshot().context.value?.comments_count).toBe(3);
  publishPostChange(portal, { type: 'post.deleted', id: 'p2' });
  expect(page.getSnapshot().hasTag('ready')).toBe(true);
  publishPostChange(portal, { type: 'post.deleted', id: 'p1' });
  expect(page.getSnapshot().hasTag('lost')).toBe(true);
});

test('a listener receives no post changes after it unsubscribes', async () => {
  const { portal } = await startViews();
  const listener = vi.fn();
  subscribePosts(portal, listener)();
  publishPostChange(portal, { type: 'post.deleted', id: 'p1' });
  expect(listener).not.toHaveBeenCalled();
});
