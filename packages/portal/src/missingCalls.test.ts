import { ApiError, type Client, deletePost, likePost, updatePost } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { noteMissingCalls } from './missingCalls.ts';

const unsupported = new ApiError('refused', { status: 405, isUnsupported: true });

function noting(failure: unknown) {
  const client = { call: vi.fn(() => Promise.reject(failure)), address: (path: string) => path };
  return noteMissingCalls(client as unknown as Client);
}
const params = { id: 'p1' };

test('notes an additive call that the server does not have, and tells of it once', async () => {
  const { client, missing } = noting(unsupported);
  const listener = vi.fn();
  const stop = missing.subscribe(listener);
  expect(missing.has('deletePost')).toBe(false);
  await expect(client.call(deletePost, { params })).rejects.toBe(unsupported);
  await expect(client.call(deletePost, { params })).rejects.toBe(unsupported);
  expect(missing.has('deletePost')).toBe(true);
  expect(missing.has('updatePost')).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await client.call(updatePost, { params, body: { content: 'x' } }).catch(() => {});
  expect(listener).toHaveBeenCalledOnce();
});

test('a documented call is never missing, and another failure says nothing', async () => {
  const documented = noting(unsupported);
  await documented.client.call(likePost, { params }).catch(() => {});
  expect(documented.missing.has('likePost')).toBe(false);
  const offline = noting(new ApiError('network'));
  await offline.client.call(deletePost, { params }).catch(() => {});
  expect(offline.missing.has('deletePost')).toBe(false);
});
