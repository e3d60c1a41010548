import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { SessionRef } from '../provider/rootMachine.ts';
import { memoryDraftStorage } from './draftStorage.ts';
import { createDrafts } from './drafts.ts';

const NAME = 'feed.composer';
const { signal } = new AbortController();

interface AccessKind {
  owner: string | null;
  ended: string | null;
}

/** The drafts of a member on a page of theirs, in a browser that others may share. */
function page(
  storage = memoryDraftStorage(),
  who: Partial<AccessKind> = {},
  server = 'https://a.id',
) {
  const context: AccessKind = { owner: 'siti', ended: null, ...who };
  const listeners = new Set<() => void>();
  const session = {
    getSnapshot: () => ({ context }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  } as unknown as SessionRef;
  const drafts = createDrafts({ storage, session, server });
  return {
    drafts,
    listeners,
    write: (text: string) => drafts.change(NAME, () => text),
    read: () => drafts.read(NAME, signal),
    become(next: Partial<AccessKind>) {
      Object.assign(context, next);
      for (const listener of [...listeners]) listener();
    },
  };
}

test('are kept under the server, the member and the name', async () => {
  const storage = memoryDraftStorage();
  await page(storage).write('Stok');
  expect(await storage.read('["https://a.id","siti","feed.composer"]')).toBe('Stok');
  expect(await page(storage).read()).toBe('Stok');
  expect(await page(storage, { owner: 'budi' }).read()).toBeUndefined();
  expect(await page(storage, {}, 'https://b.id').read()).toBeUndefined();
});

test('are listed by their names, those of the member alone', async () => {
  const storage = memoryDraftStorage();
  const { drafts, write } = page(storage);
  await write('Stok');
  await drafts.change('posts.comment.p1', () => 'Halo');
  await page(storage, { owner: 'budi' }).write('Lain');
  expect(await drafts.names(signal)).toEqual([NAME, 'posts.comment.p1']);
});

test('are changed in one step, and removed by undefined', async () => {
  const storage = memoryDraftStorage();
  const { drafts, write, read } = page(storage);
  await write('Stok');
  await drafts.change(NAME, (stored) => `${stored} baru`);
  expect(await read()).toBe('Stok baru');
  await drafts.change(NAME, () => undefined);
  expect(await read()).toBeUndefined();
});

test('of one member go, and those of others stay', async () => {
  const storage = memoryDraftStorage();
  for (const owner of ['siti', 'siti.r']) await page(storage, { owner }).write(owner);
  await page(storage).drafts.forget('siti');
  expect(await page(storage).read()).toBeUndefined();
  expect(await page(storage, { owner: 'siti.r' }).read()).toBe('siti.r');
});

test('knows whether a member has begun anything, whoever else has', async () => {
  const storage = memoryDraftStorage();
  await page(storage).write('Stok');
  expect(await page(storage).drafts.hasAny()).toBe(true);
  expect(await page(storage, { owner: 'budi' }).drafts.hasAny()).toBe(false);
  expect(await page(storage, { owner: null }).drafts.hasAny()).toBe(false);
});

describe('whose page it is', () => {
  test('is waited for before anything is read', async () => {
    const storage = memoryDraftStorage();
    await page(storage).write('Stok');
    const early = page(storage, { owner: null });
    const settled = vi.fn();
    const reading = early.read().then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    early.become({ owner: 'siti' });
    await reading;
    expect(settled).toHaveBeenCalledWith('Stok');
    expect(early.listeners.size).toBe(0);
  });

  test('leaves no listener on the signal of a reader, who may live on', async () => {
    const control = new AbortController();
    await page().drafts.read(NAME, control.signal);
    expect(getEventListeners(control.signal, 'abort')).toEqual([]);
  });

  test('is waited for until the reader gives up', async () => {
    const early = page(undefined, { owner: null });
    const control = new AbortController();
    const reading = early.drafts.read(NAME, control.signal);
    control.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    expect(early.listeners.size).toBe(0);
  });

  test('is theirs still when the session has expired, and nobody’s once they have left', async () => {
    const storage = memoryDraftStorage();
    const first = page(storage);
    first.become({ ended: 'expired' });
    await first.write('kedaluwarsa');
    first.become({ ended: 'left' });
    await first.write('keluar');
    first.become({ ended: 'elsewhere' });
    await first.write('keluar');
    expect(await page(storage).read()).toBe('kedaluwarsa');
  });
});

test('changed in another tab are told to those of the same member and name', () => {
  let notify = (_key: string) => {};
  const storage = {
    ...memoryDraftStorage(),
    subscribe(onChange: (key: string) => void) {
      notify = onChange;
      return () => {};
    },
  };
  const { drafts, become } = page(storage);
  const onDraft = vi.fn();
  drafts.watch(NAME, onDraft);
  notify('["https://a.id","siti","feed.comment.1"]');
  notify('["https://a.id","budi","feed.composer"]');
  expect(onDraft).not.toHaveBeenCalled();
  notify('["https://a.id","siti","feed.composer"]');
  expect(onDraft).toHaveBeenCalledOnce();
  become({ ended: 'left' });
  notify('["https://a.id","siti","feed.composer"]');
  expect(onDraft).toHaveBeenCalledOnce();
});
