import { ApiError, type Client, getMe, listMyGroups, listPosts } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptAt } from './keptAt.ts';
import { keepReplies } from './keptReplies.ts';

const stored = new Map<string, unknown>();
beforeEach(() => stored.clear());

/** Opens a page on the device; `answer` is its server. */
function openPage(answer: () => Promise<unknown>, { isReload = false } = {}) {
  const call = vi.fn(answer);
  let owner: string | null = 'siti';
  const client = { call, address: (path: string) => path } as unknown as Client;
  const offline = {
    read: async (name: string) => structuredClone(stored.get(name)),
    write: async (name: string, value: unknown) => void stored.set(name, structuredClone(value)),
    remove: async (name: string) => void stored.delete(name),
  };
  const options = { offline, owner: () => owner, isReload };
  return {
    ...{ call, client: keepReplies(client, options) },
    signIn: (member: string | null) => {
      owner = member;
    },
  };
}

const page = (...ids: string[]) => ({ items: ids.map((id) => buildPost({ id })), cursor: null });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

/** A visit that reads the posts `p1`. */
async function visit() {
  const { client } = openPage(async () => page('p1'));
  await client.call(listPosts, { mayBeKept: true });
  await settled();
}

// SHELL-193
test('the next visit gets the last reply with its time, and reads the server again', async () => {
  await visit();
  const { client, call } = openPage(async () => page('p2'));
  const kept = await client.call(listPosts, { mayBeKept: true });
  expect(ids(kept)).toEqual(['p1']);
  expect(Date.parse(keptAt(kept) ?? '')).toBeCloseTo(Date.now(), -4);
  expect(call).not.toHaveBeenCalled();
  const fresh = await client.call(listPosts);
  expect([ids(fresh), keptAt(fresh)]).toEqual([['p2'], null]);
  expect(call).toHaveBeenCalledWith(listPosts, {});
  expect(ids(await client.call(listPosts, { mayBeKept: true }))).toEqual(['p2']);
  expect(call).toHaveBeenCalledTimes(2);
});

test('other queries, other calls and calls that take no kept reply keep nothing', async () => {
  await visit();
  const { client } = openPage(async () => page('p2'));
  const query = { hashtag: 'batik' };
  expect(ids(await client.call(listPosts, { query, mayBeKept: true }))).toEqual(['p2']);
  await client.call(listMyGroups);
  await client.call(getMe, { mayBeKept: true }).catch(() => {});
  await settled();
  expect([...stored.keys()].filter((name) => /Groups|getMe/.test(name))).toEqual([]);
});

test('a reload asks the server first, and takes the kept reply when it is away', async () => {
  await visit();
  const reload = openPage(async () => page('p2'), { isReload: true });
  expect(ids(await reload.client.call(listPosts, { mayBeKept: true }))).toEqual(['p2']);
  await settled();
  const away = openPage(async () => Promise.reject(new ApiError('network')), { isReload: true });
  expect(ids(await away.client.call(listPosts, { mayBeKept: true }))).toEqual(['p2']);
  await expect(away.client.call(listPosts)).rejects.toThrow();
  const refused = openPage(async () => Promise.reject(ApiError.fromAnswer(403, {})), {
    isReload: true,
  });
  await expect(refused.client.call(listPosts, { mayBeKept: true })).rejects.toThrow();
});

test('a kept reply that breaks the contract is left; none is kept for another', async () => {
  stored.set('reply:listPosts:[null,null]', { at: '2026-11-20T10:00:00Z', reply: { items: 'x' } });
  let answer: (reply: unknown) => void = () => {};
  const { client, signIn } = openPage(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const reading = client.call(listPosts, { mayBeKept: true });
  await settled();
  signIn('budi');
  answer(page('p1'));
  expect(ids(await reading)).toEqual(['p1']);
  await settled();
  expect(stored.get('replies')).toBeUndefined();
});

test('without a member whose session the kit keeps, nothing is kept', async () => {
  await visit();
  const { client, signIn } = openPage(async () => page('p2'));
  signIn(null);
  expect(ids(await client.call(listPosts, { mayBeKept: true }))).toEqual(['p2']);
});

test('the sixty replies that were kept last stay', async () => {
  const { client } = openPage(async () => page('p1'));
  for (let number = 0; number < 65; number += 1) {
    await client.call(listPosts, { query: { hashtag: `tag${number}` }, mayBeKept: true });
  }
  await settled();
  await vi.waitFor(() =>
    expect(stored.has('reply:listPosts:[null,{"hashtag":"tag64"}]')).toBe(true),
  );
  const replies = [...stored.keys()].filter((name) => name.startsWith('reply:'));
  expect(replies).toHaveLength(60);
  expect(replies).not.toContain('reply:listPosts:[null,{"hashtag":"tag4"}]');
});
