import { ApiError } from '@saudagar/contract';
import { memoryChannels, type Portal } from '@saudagar/portal';
import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { subscribePosts } from '../postEvents/postEvents.ts';
import { communityPosts } from '../source/postSource.ts';
import { provideDelete } from './deleteFlow.ts';

function startDelete(commentId: string | null, ...answers: (() => Promise<unknown>)[]) {
  const call = vi.fn(async () => answers.shift()?.());
  const portal = { client: { call }, channel: memoryChannels() } as unknown as Portal;
  const received: unknown[] = [];
  subscribePosts(portal, ({ change }) => received.push(change));
  const input = { input: { postId: 'p1', commentId } };
  const removal = createActor(provideDelete(communityPosts)(portal), { input });
  removal.start();
  const confirm = () => removal.send({ type: 'command.confirmed' });
  return { removal, call, received, confirm };
}

const refuse = (status: number) => () =>
  Promise.reject(ApiError.fromAnswer(status, { detail: 'No' }));

test('deletes a post when confirmed, once, and tells every place', async () => {
  const { removal, call, received, confirm } = startDelete(null);
  expect(call).not.toHaveBeenCalled();
  confirm();
  confirm();
  await waitFor(removal, ({ status }) => status === 'done');
  expect(call).toHaveBeenCalledOnce();
  expect(received).toEqual([{ type: 'post.deleted', id: 'p1' }]);
});

test('tells how many comments are left', async () => {
  const { removal, received, confirm } = startDelete('c1', async () => ({ comments_count: 4 }));
  confirm();
  await waitFor(removal, ({ status }) => status === 'done');
  expect(received.at(-1)).toMatchObject({ type: 'post.commented', id: 'p1', count: 4 });
});

test('counts what is gone already as deleted, and keeps any other failure', async () => {
  const { removal, confirm } = startDelete(null, refuse(403), refuse(404));
  confirm();
  await waitFor(removal, (snapshot) => snapshot.matches('failed'));
  expect(removal.getSnapshot().context.failure?.status).toBe(403);
  confirm();
  await waitFor(removal, ({ status }) => status === 'done');
});
