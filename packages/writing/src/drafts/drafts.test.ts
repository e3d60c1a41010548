import { type DraftStorage, type Drafts, memoryDraftStorage } from '@saudagar/portal';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import { type Draft, findDraft, putDraft, readPile } from './draft.ts';
import { provideDraft } from './draftActors.ts';
import { type DraftNews, draftMachine } from './draftMachine.ts';
import { keepDraft } from './keptDraft.ts';

const photo = new File(['photo'], 'gudang.jpg', { type: 'image/jpeg' });
const written = (text: string, files: File[] = []): Draft => ({
  text,
  files: files.map((file) => ({ file, uploadedAs: null })),
  clientId: null,
});

/** One browser: what its tabs share. */
function browser() {
  const memory = memoryDraftStorage();
  const tabs = new Set<{ hear: (key: string) => void }>();
  /** What the next write fails with. */
  const broken: { with: unknown } = { with: null };
  function storage(): DraftStorage {
    const tab = { hear: (_: string) => {} };
    tabs.add(tab);
    return {
      ...memory,
      async change(key, change) {
        const error = broken.with;
        await memory.change(key, (kept) => {
          const next = change(kept);
          if (error && hasFiles(next)) throw error;
          return next;
        });
        for (const other of tabs) if (other !== tab) other.hear(key);
      },
      subscribe(onChange) {
        tab.hear = onChange;
        return () => tabs.delete(tab);
      },
    };
  }
  return { memory, storage, broken };
}

const hasFiles = (kept: unknown) => readPile(kept).drafts.some(({ files }) => files.length > 0);

/** A portal's drafts of one member, who is known once `known` says so. */
const draftsOf = (storage: DraftStorage, known = Promise.resolve()): Drafts => ({
  read: (name) => known.then(() => storage.read(name)),
  change: storage.change,
  watch: (name, onChange) => storage.subscribe((key) => key === name && onChange()),
  forget: storage.removeAll,
});

const owner = setup({
  types: { context: {} as { news: DraftNews[] }, events: {} as DraftNews },
  actors: { draft: draftMachine },
}).createMachine({
  context: { news: [] },
  invoke: { src: 'draft', id: 'draft', input: { name: 'feed.composer' } },
  on: { '*': { actions: assign({ news: ({ context, event }) => [...context.news, event] }) } },
});

let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
});

/** A tab in which something is written. */
function tab(storage: DraftStorage, known?: Promise<void>) {
  const clock = new SimulatedClock();
  const drafts = draftsOf(storage, known);
  const actor = createActor(owner.provide({ actors: { draft: provideDraft({ drafts }) } }), {
    clock,
  });
  actor.start();
  const draft = () => {
    const ref = actor.getSnapshot().children.draft;
    if (!ref) throw new Error('No draft');
    return ref;
  };
  const rest = () => vi.waitFor(() => expect(draft().getSnapshot().value).toBe('resting'));
  return {
    state: () => draft().getSnapshot().value,
    news: () => actor.getSnapshot().context.news,
    write: (text: string, files: File[] = []) =>
      draft().send({ type: 'draft.changed', draft: written(text, files) }),
    send: () => draft().send({ type: 'draft.changed', draft: null }),
    take() {
      const last = actor
        .getSnapshot()
        .context.news.filter(({ type }) => type === 'draft.found')
        .at(-1);
      const found = last?.type === 'draft.found' ? last.found : null;
      draft().send({ type: 'draft.taken', hold: found?.hold ?? null });
      return found?.draft ?? null;
    },
    rest,
    async pause() {
      clock.increment(500);
      await rest();
    },
    close: () => actor.stop(),
  };
}

/** What a tab that opens now finds. */
async function found(storage: DraftStorage) {
  const opened = tab(storage);
  await opened.rest();
  const draft = opened.take();
  opened.close();
  return draft;
}

test('is found again with its files after the tab has gone', async () => {
  const { storage } = browser();
  const first = tab(storage());
  await first.rest();
  expect(first.news()).toEqual([]);
  first.write('Stok baru', [photo]);
  expect(first.state()).toBe('waiting');
  await first.pause();
  first.close();
  expect(await found(storage())).toEqual(written('Stok baru', [photo]));
});

test('is kept half a second after the first change, also while its member goes on', async () => {
  const { storage } = browser();
  const first = tab(storage());
  await first.rest();
  first.write('S');
  first.write('St');
  await first.pause();
  expect((await found(storage()))?.text).toBe('St');
});

test.each(['visibilitychange', 'pagehide'])('is kept at once on %s', async (event) => {
  const { storage } = browser();
  const first = tab(storage());
  await first.rest();
  first.write('Stok');
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event(event));
  await first.rest();
  expect((await found(storage()))?.text).toBe('Stok');
});

test('goes when it is sent, and leaves nothing behind', async () => {
  const { storage, memory } = browser();
  const first = tab(storage());
  await first.rest();
  first.write('Stok');
  await first.pause();
  first.send();
  await first.rest();
  expect(await found(storage())).toBeNull();
  expect(await memory.read('feed.composer')).toBeUndefined();
});

test('what is sent while it is being kept goes after all', async () => {
  const { storage } = browser();
  const first = tab(storage());
  await first.rest();
  first.write('Stok');
  page.dispatchEvent(new Event('pagehide'));
  first.send();
  await first.rest();
  expect(await found(storage())).toBeNull();
});

test('is not lost where something is begun and discarded before it is found', async () => {
  const { storage } = browser();
  const before = tab(storage());
  await before.rest();
  before.write('lama');
  await before.pause();
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  const early = tab(storage(), known);
  early.write('x');
  early.send();
  expect(early.news()).toEqual([{ type: 'draft.kept', problem: null }]);
  tell();
  await early.rest();
  expect(early.take()?.text).toBe('lama');
});

describe('several tabs', () => {
  test('that write at once destroy nothing: the last writer is found first', async () => {
    const { storage } = browser();
    const [one, other] = [tab(storage()), tab(storage())];
    await Promise.all([one.rest(), other.rest()]);
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
    const one = tab(storage());
    await one.rest();
    one.write('awal');
    await one.pause();
    const other = tab(storage());
    await other.rest();
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
    const [one, other] = [tab(storage()), tab(storage())];
    await Promise.all([one.rest(), other.rest()]);
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
  const before = tab(storage());
  await before.rest();
  before.write('lama');
  await before.pause();
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  const early = tab(storage(), known);
  early.write('baru');
  expect(early.state()).toBe('finding');
  tell();
  await vi.waitFor(() => expect(early.state()).toBe('waiting'));
  await early.pause();
  expect((await found(storage()))?.text).toBe('baru');
  early.send();
  await early.rest();
  expect((await found(storage()))?.text).toBe('lama');
});

test('stays as it was where nobody is signed in whose draft it could be', async () => {
  const hold = { id: 'a', revision: 'b' };
  const nobody = { ...draftsOf(memoryDraftStorage()), change: async () => {} };
  const search = { name: 'feed.composer', hold, draft: written('keluar') };
  expect(await keepDraft(nobody, search)).toEqual({ hold, problem: null });
});

test('keeps the text and says so where the files do not fit', async () => {
  const { storage, broken } = browser();
  const first = tab(storage());
  await first.rest();
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
  expect(first.news()).toEqual([{ type: 'draft.kept', problem: 'unkept' }]);
  broken.with = new Error('none');
  first.write('Stok', [photo]);
  await first.pause();
  expect(first.news().at(-1)).toEqual({ type: 'draft.kept', problem: 'unkept' });
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
  ])('is dropped where it is damaged: %j', (kept) => {
    expect(readPile(kept)).toEqual({ version: 1, drafts: [] });
  });

  test('is read whatever it is, and holds what was put last', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string(), { minLength: 1 }), (kept, texts) => {
        let pile = readPile(kept);
        for (const text of texts) ({ pile } = putDraft(pile, written(text), null, () => 'fresh'));
        expect(findDraft(pile, null)?.draft.text).toBe(texts.at(-1));
        expect(pile.drafts.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
