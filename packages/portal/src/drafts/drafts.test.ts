import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { SessionRef } from '../provider/rootMachine.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';
import { storedValue } from '../storage/storedValue.ts';
import { storedNotes } from './draftNotes.ts';
import { memoryDraftStorage } from './draftStorage.ts';
import { createDrafts } from './drafts.ts';

const NAME = 'feed.composer';
const { signal } = new AbortController();

interface SessionState {
  owner: string | null;
  ended: string | null;
}

/** Opens a member's page with its drafts, in a browser that others may share. */
function page(
  storage = memoryDraftStorage(),
  state: Partial<SessionState> = {},
  server = 'https://a.id',
  tab = createMemoryStorage(),
) {
  const context: SessionState = { owner: 'siti', ended: null, ...state };
  const listeners = new Set<() => void>();
  const session = {
    getSnapshot: () => ({ context }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  } as unknown as SessionRef;
  const notes = storedValue(storedNotes, tab);
  const drafts = createDrafts({ storage, session, server, notes });
  return {
    drafts,
    listeners,
    write: (text: string) => drafts.change(NAME, () => text),
    read: () => drafts.read(NAME, signal),
    become(next: Partial<SessionState>) {
      Object.assign(context, next);
      for (const listener of [...listeners]) listener();
    },
  };
}

test('drafts are stored by server, member and name', async () => {
  const storage = memoryDraftStorage();
  await page(storage).write('Stok');
  expect(await storage.read('["https://a.id","siti","feed.composer"]')).toBe('Stok');
  expect(await page(storage).read()).toBe('Stok');
  expect(await page(storage, { owner: 'budi' }).read()).toBeUndefined();
  expect(await page(storage, {}, 'https://b.id').read()).toBeUndefined();
});

// FEED-222
describe('a page that is left while a draft is being stored', () => {
  const photo = new File(['photo'], 'gudang.jpg');
  const draft = (text: string, ...files: File[]) => ({
    text,
    files: files.map((file) => ({ file })),
  });

  /** Leaves a page while its change is being stored; returns what the next page reads. */
  async function reload(before: unknown, after: unknown, meanwhile?: unknown) {
    const [storage, tab] = [memoryDraftStorage(), createMemoryStorage()];
    const key = '["https://a.id","siti","feed.composer"]';
    await storage.change(key, () => before);
    const left = page({ ...storage, change: () => new Promise(() => {}) }, {}, 'https://a.id', tab);
    await left.read();
    void left.drafts.change(NAME, () => after);
    if (meanwhile !== undefined) await storage.change(key, () => meanwhile);
    const next = page(storage, {}, 'https://a.id', tab);
    const read = await next.read();
    expect(tab.storage.getItem('saudagar.draft-notes.v1')).toBeNull();
    expect(await storage.read(key)).toEqual(read);
    return read;
  }

  test('the next page has the last words, with the files that were stored', async () => {
    expect(await reload(undefined, draft('Halo'))).toEqual(draft('Halo'));
    expect(await reload(draft('Ha', photo), draft('Halo', photo))).toEqual(draft('Halo', photo));
    expect(await reload(draft('Halo'), undefined)).toBeUndefined();
  });

  test('a file that was not stored is missing, and its text is not', async () => {
    expect(await reload(draft('Ha'), draft('Halo', photo))).toEqual(draft('Halo'));
  });

  test('a change of another tab stays', async () => {
    expect(await reload(draft('Ha'), draft('Halo'), draft('Lain'))).toEqual(draft('Lain'));
  });
});

test('drafts are listed by name, for the member alone', async () => {
  const storage = memoryDraftStorage();
  const { drafts, write } = page(storage);
  await write('Stok');
  await drafts.change('posts.comment.p1', () => 'Halo');
  await page(storage, { owner: 'budi' }).write('Lain');
  expect(await drafts.names(signal)).toEqual([NAME, 'posts.comment.p1']);
});

test('a draft is changed in one transaction, and removed by undefined', async () => {
  const storage = memoryDraftStorage();
  const { drafts, write, read } = page(storage);
  await write('Stok');
  await drafts.change(NAME, (stored) => `${stored} baru`);
  expect(await read()).toBe('Stok baru');
  await drafts.change(NAME, () => undefined);
  expect(await read()).toBeUndefined();
});

test("forgetting one member's drafts keeps those of others", async () => {
  const storage = memoryDraftStorage();
  for (const owner of ['siti', 'siti.r']) await page(storage, { owner }).write(owner);
  await page(storage).drafts.forget('siti');
  expect(await page(storage).read()).toBeUndefined();
  expect(await page(storage, { owner: 'siti.r' }).read()).toBe('siti.r');
});

test('drafts report if the member has any, whatever others have', async () => {
  const storage = memoryDraftStorage();
  await page(storage).write('Stok');
  expect(await page(storage).drafts.hasAny()).toBe(true);
  expect(await page(storage, { owner: 'budi' }).drafts.hasAny()).toBe(false);
  expect(await page(storage, { owner: null }).drafts.hasAny()).toBe(false);
});

describe('the member of the drafts', () => {
  test('reading a draft waits until the member is known', async () => {
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

  test('a read that was cancelled leaves no listener on its signal', async () => {
    const control = new AbortController();
    await page().drafts.read(NAME, control.signal);
    expect(getEventListeners(control.signal, 'abort')).toEqual([]);
  });

  test('waiting for the member ends when the reader cancels', async () => {
    const early = page(undefined, { owner: null });
    const control = new AbortController();
    const reading = early.drafts.read(NAME, control.signal);
    control.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    expect(early.listeners.size).toBe(0);
  });

  test('drafts survive an expired session, and are inaccessible after signing out', async () => {
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

test('a change in another tab notifies the same member and name', () => {
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
