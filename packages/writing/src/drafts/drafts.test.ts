import { memoryDraftStorage } from '@saudagar/portal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDraft, putDraft, readPile } from './draft.ts';
import { keepDraft } from './keptDraft.ts';
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

giveEachTestAPage();

test('is found again with its files after the tab has gone', async () => {
  const { storage } = browser();
  const first = await openTab(storage());
  expect(first.news()).toEqual([]);
  first.write('Stok baru', [photo]);
  expect(first.state()).toBe('waiting');
  await first.pause();
  first.close();
  expect(await found(storage())).toEqual(written('Stok baru', [photo]));
});

test('is kept half a second after the first change, also while its member goes on', async () => {
  const { storage } = browser();
  const first = await openTab(storage());
  first.write('S');
  first.write('St');
  await first.pause();
  expect((await found(storage()))?.text).toBe('St');
});

test.each(['visibilitychange', 'pagehide'])('is kept at once on %s', async (event) => {
  const { storage } = browser();
  const first = await openTab(storage());
  first.write('Stok');
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event(event));
  await first.rest();
  expect((await found(storage()))?.text).toBe('Stok');
});

test('goes when it is sent, and leaves nothing behind', async () => {
  const { storage, memory } = browser();
  const first = await openTabWith(storage(), 'Stok');
  first.send();
  await first.rest();
  expect(await found(storage())).toBeNull();
  expect(await memory.read('feed.composer')).toBeUndefined();
});

test('what is sent while it is being kept goes after all', async () => {
  const { storage } = browser();
  const first = await openTab(storage());
  first.write('Stok');
  page.dispatchEvent(new Event('pagehide'));
  first.send();
  await first.rest();
  expect(await found(storage())).toBeNull();
});

test('stays as it was where nobody is signed in whose draft it could be', async () => {
  const hold = { id: 'a', revision: 'b' };
  const nobody = { ...draftsOf(memoryDraftStorage()), change: async () => {} };
  const search = { name: 'feed.composer', hold, draft: written('keluar') };
  expect(await keepDraft(nobody, search)).toEqual({ hold, problem: null });
});

test('keeps the text and says so where the files do not fit', async () => {
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

test('says where the browser keeps nothing, and tries again with the next change', async () => {
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

describe('what is kept', () => {
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
  ])('is dropped where it is damaged: %j', (stored) => {
    expect(readPile(stored)).toEqual({ version: 1, drafts: [] });
  });

  test('is read whatever it is, and holds what was put last', () => {
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
