import { describe, expect, test, vi } from 'vitest';
import { browser, found, giveEachTestAPage, openTab, openTabWith, tab } from './openTab.testing.ts';

giveEachTestAPage();

test('is not lost where something is begun and discarded before it is found', async () => {
  const { storage } = browser();
  await openTabWith(storage(), 'lama');
  const { promise: known, resolve: settle } = Promise.withResolvers<void>();
  const early = tab(storage(), known);
  early.write('x');
  early.send();
  expect(early.news()).toEqual([{ type: 'draft.kept', problem: null }]);
  settle();
  await early.rest();
  expect(early.take()?.text).toBe('lama');
});

describe('several tabs', () => {
  test('that write at once destroy nothing: the last writer is found first', async () => {
    const { storage } = browser();
    const [one, other] = [await openTab(storage()), await openTab(storage())];
    one.write('dari satu');
    await one.pause();
    other.write('dari dua');
    await other.pause();
    expect((await found(storage()))?.text).toBe('dari dua');
    other.send();
    await other.rest();
    expect((await found(storage()))?.text).toBe('dari satu');
  });

  test('that went on from the same draft destroy nothing either', async () => {
    const { storage } = browser();
    const one = await openTabWith(storage(), 'awal');
    const other = await openTab(storage());
    expect(other.take()?.text).toBe('awal');
    one.write('awal, satu');
    other.write('awal, dua');
    await one.pause();
    await other.pause();
    expect((await found(storage()))?.text).toBe('awal, dua');
    other.send();
    await other.rest();
    expect((await found(storage()))?.text).toBe('awal, satu');
  });

  test('hear of what another wrote and sent, where they have nothing of their own', async () => {
    const { storage } = browser();
    const [one, other] = [await openTab(storage()), await openTab(storage())];
    one.write('Stok');
    await one.pause();
    await vi.waitFor(() => expect(other.take()?.text).toBe('Stok'));
    one.send();
    await one.rest();
    await vi.waitFor(() =>
      expect(other.news().at(-1)).toEqual({ type: 'draft.found', found: null }),
    );
  });
});

test('waits until the member is known; what is typed meanwhile is a draft of its own', async () => {
  const { storage } = browser();
  await openTabWith(storage(), 'lama');
  const { promise: known, resolve: settle } = Promise.withResolvers<void>();
  const early = tab(storage(), known);
  early.write('baru');
  expect(early.state()).toBe('finding');
  settle();
  await vi.waitFor(() => expect(early.state()).toBe('waiting'));
  await early.pause();
  expect((await found(storage()))?.text).toBe('baru');
  early.send();
  await early.rest();
  expect((await found(storage()))?.text).toBe('lama');
});
