import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedNotes } from '../drafts/draftNotes.ts';
import { memoryDraftStorage } from '../drafts/draftStorage.ts';
import { createDrafts } from '../drafts/drafts.ts';
import type { SessionRef } from '../provider/rootMachine.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';
import { storedValue } from '../storage/storedValue.ts';
import { createOfflineData, storedNextEnd } from './offlineData.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const NOON = '2026-12-01T12:00:00+07:00';
const EVENING = '2026-12-01T12:00:00Z';

/** Opens the data of a member on a device that others may share. */
function device(storage = memoryDraftStorage(), backend = createMemoryStorage()) {
  const context = { owner: 'siti' as string | null, ended: null as string | null };
  const session = { getSnapshot: () => ({ context }) } as unknown as SessionRef;
  const onStored = vi.fn();
  const server = 'https://a.id';
  const nextEnd = storedValue(storedNextEnd, backend);
  const offline = createOfflineData({ storage, session, server, nextEnd, onStored });
  const notes = storedValue(storedNotes, createMemoryStorage());
  const drafts = createDrafts({ storage, session, server, notes });
  return { offline, drafts, context, onStored, storage, nextEnd };
}

test('offline data is stored for a member, and is nothing unsent', async () => {
  const { offline, drafts, context, onStored } = device();
  await offline.write('events.door.e1', ['Ani'], EVENING);
  expect(onStored).toHaveBeenCalledOnce();
  expect(await offline.read('events.door.e1')).toEqual(['Ani']);
  expect(await offline.hasAny('siti')).toBe(true);
  expect(await offline.hasAny('budi')).toBe(false);
  expect(await drafts.hasAny()).toBe(false);
  context.owner = 'budi';
  expect(await offline.read('events.door.e1')).toBeUndefined();
});

test('offline data ends with its time, and is then removed from the device', async () => {
  const { offline, storage, nextEnd } = device();
  await offline.write('events.door.past', ['Ani'], NOON);
  await offline.write('events.door.e1', ['Ani'], '2026-12-01T09:00:00Z');
  await offline.write('events.door.e2', ['Beni'], EVENING);
  expect(await storage.keys()).toHaveLength(2);
  vi.setSystemTime('2026-12-01T10:00:00Z');
  expect(await offline.read('events.door.e1')).toBeUndefined();
  await offline.prune();
  expect(await storage.keys()).toHaveLength(1);
  expect(nextEnd.read()).toBe('2026-12-01T12:00:00.000Z');
  vi.setSystemTime('2026-12-02T10:00:00Z');
  expect(await offline.hasAny('siti')).toBe(false);
  expect(await storage.keys()).toEqual([]);
});

test('forgetting a member removes their offline data alone', async () => {
  const { offline, drafts, context } = device();
  await offline.write('events.door.e1', ['Ani'], EVENING);
  await drafts.change('feed.composer', () => 'Stok');
  context.owner = 'budi';
  await offline.write('events.door.e1', ['Beni'], EVENING);
  await offline.forget('siti');
  expect(await offline.read('events.door.e1')).toEqual(['Beni']);
  expect(await offline.hasAny('siti')).toBe(false);
  context.owner = 'siti';
  expect(await drafts.hasAny()).toBe(true);
});

test('an ended session reads and writes no offline data', async () => {
  const { offline, context, storage } = device();
  await offline.write('events.door.e1', ['Ani'], EVENING);
  context.ended = 'expired';
  expect(await offline.read('events.door.e1')).toBeUndefined();
  await offline.write('events.door.e2', ['Ani'], EVENING);
  expect(await storage.keys()).toHaveLength(1);
});
