import { memoryDraftStorage } from '@saudagar/portal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDraft, putDraft, readPile } from './draft.ts';
import {
  browser,
  draftsOf,
  found,
  giveEachTestAPage,
  openTab,
  openTabWith,
  page,
  photo,
  tab,
  written,
} from './openTab.testing.ts';
import { keepDraft } from './persistedDraft.ts';

giveEachTestAPage();

test('a draft with files is restored after its tab was closed', async () => {
  const { storage } = browser();
  const first = await openTab(storage());
  expect(first.news()).toEqual([]);
  first.write('Stok baru', [photo]);
  expect(first.state()).toBe('waiting');
  await first.pause();
  first.close();
  expect(await found(storage())).toEqual(written('Stok baru', [photo]));
});

test('a draft is stored half a second after the first change, even while typing', async () => {
  const { storage } = browser();
  const first = await openTab(storage());
  first.write('S');
  first.write('St');
  await first.pause();
  expect((await found(storage()))?.text).toBe('St');
});

test.each(['visibilitychange', 'pagehide'])('a draft is stored at once on %s', async (event) => {
  const { storage } = browser();
  const first = await openTab(storage());
  first.write('Stok');
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event(event));
  await first.rest();
  expect((await found(storage()))?.text).toBe('Stok');
});

test('a sent draft is removed from storage completely', async () => {
  const { storage, memory } = browser();
  const first = await openTabWith(storage(), 'Stok');
  first.send();
  await first.rest();
  expect(await found(storage())).toBeNull();
  expect(await memory.read('feed.composer')).toBeUndefined();
});

test('a draft sent while it is being stored is still removed', async () => {
  const { storage } = browser();
  const first = await openTab(storage());
  first.write('Stok');
  page.dispatchEvent(new Event('pagehide'));
  first.send();
  await first.rest();
  expect(await found(storage())).toBeNull();
});

test('a draft stays unchanged while nobody is signed in', async () => {
  const hold = { id: 'a', revision: 'b' };
  const nobody = { ...draftsOf(memoryDraftStorage()), change: async () => {} };
  const search = { name: 'feed.composer', hold, draft: written('keluar') };
  expect(await keepDraft(nobody, search)).toEqual({ hold, problem: null });
});

test('a draft whose files exceed the quota stores its text and reports it', async () => {
  const { storage, broken } = browser();
  const first = await openTab(storage());
  broken.with = new DOMException('full', 'QuotaExceededError');
  first.write('Stok', [photo]);
  await first.pause();
  expect(first.news()).toEqual([{ type: 'draft.kept', problem: 'textOnly' }]);
  expect(await found(storage())).toEqual(written('Stok'));
  broken.with = null;
  first.write('Stok baru', [photo]);
  await first.pause();
  expect(first.news().at(-1)).toEqual({ type: 'draft.kept', problem: null });
});

test('a draft reports missing storage and retries with the next change', async () => {
  const { storage, broken } = browser();
  const first = tab({ ...storage(), read: () => Promise.reject(new Error('none')) });
  await first.rest();
  expect(first.news()).toEqual([{ type: 'draft.kept', problem: 'unsaved' }]);
  broken.with = new Error('none');
  first.write('Stok', [photo]);
  await first.pause();
  expect(first.news().at(-1)).toEqual({ type: 'draft.kept', problem: 'unsaved' });
  broken.with = null;
  first.write('Stok', [photo]);
  await first.pause();
  expect(first.news().at(-1)).toEqual({ type: 'draft.kept', problem: null });
});

describe('stored drafts', () => {
  test.each([
    undefined,
    null,
    7,
    'text',
    {},
    { version: 2, drafts: [] },
    { version: 1 },
    {
      version: 1,
      drafts: [null, 7, {}, { id: 'a', revision: 'b', text: 1, files: [], clientId: null }],
    },
    {
      version: 1,
      drafts: [{ id: 'a', revision: 'b', text: '', files: [{ file: {} }], clientId: null }],
    },
  ])('a damaged draft is dropped: %j', (stored) => {
    expect(readPile(stored)).toEqual({ version: 1, drafts: [] });
  });

  test('any stored value can be read, and contains the draft put last', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string(), { minLength: 1 }), (stored, texts) => {
        let pile = readPile(stored);
        for (const text of texts) ({ pile } = putDraft(pile, written(text), null, () => 'fresh'));
        expect(findDraft(pile, null)?.draft.text).toBe(texts.at(-1));
        expect(pile.drafts.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
