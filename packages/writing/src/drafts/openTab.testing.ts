import { type DraftStorage, type Drafts, memoryDraftStorage } from '@saudagar/portal';
import { beforeEach, expect, vi } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import { type Draft, readPile } from './draft.ts';
import { provideDraft } from './draftActors.ts';
import { type DraftNews, draftMachine } from './draftMachine.ts';

export const photo = new File(['photo'], 'gudang.jpg', { type: 'image/jpeg' });
export const written = (text: string, files: File[] = []): Draft => ({
  text,
  files: files.map((file) => ({ file, uploadedAs: null })),
  clientId: null,
});

/** One browser with the storage that its tabs share. */
export function browser() {
  const memory = memoryDraftStorage();
  const tabs = new Set<{ listener: (key: string) => void }>();
  /** Error thrown by the next write. */
  const broken: { with: unknown } = { with: null };
  function storage(): DraftStorage {
    const tab = { listener: (_: string) => {} };
    tabs.add(tab);
    return {
      ...memory,
      async change(key, change) {
        const error = broken.with;
        await memory.change(key, (stored) => {
          const next = change(stored);
          if (error && hasFiles(next)) throw error;
          return next;
        });
        for (const other of tabs) if (other !== tab) other.listener(key);
      },
      subscribe(onChange) {
        tab.listener = onChange;
        return () => tabs.delete(tab);
      },
    };
  }
  return { memory, storage, broken };
}

const hasFiles = (stored: unknown) => readPile(stored).drafts.some(({ files }) => files.length > 0);

/** A portal's drafts of one member; the session is known once `known` resolves. */
export const draftsOf = (storage: DraftStorage, known = Promise.resolve()): Drafts => ({
  read: (name) => known.then(() => storage.read(name)),
  names: () => known.then(() => storage.keys()),
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

export let page: EventTarget & { visibilityState: string };

/** Isolates the page events of each test in a file. */
export function giveEachTestAPage(): void {
  beforeEach(() => {
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page);
  });
}

/** A tab with a composer. */
export function tab(storage: DraftStorage, known?: Promise<void>) {
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
      const restored = last?.type === 'draft.found' ? last.found : null;
      draft().send({ type: 'draft.taken', hold: restored?.hold ?? null });
      return restored?.draft ?? null;
    },
    rest,
    async pause() {
      clock.increment(500);
      await rest();
    },
    close: () => actor.stop(),
  };
}

/** Opens a tab and waits for its stored draft. */
export async function openTab(storage: DraftStorage) {
  const opened = tab(storage);
  await opened.rest();
  return opened;
}

/** Opens a tab and stores a text as its draft. */
export async function openTabWith(storage: DraftStorage, text: string) {
  const opened = await openTab(storage);
  opened.write(text);
  await opened.pause();
  return opened;
}

/** Returns the draft that a newly opened tab finds. */
export async function found(storage: DraftStorage) {
  const opened = await openTab(storage);
  const draft = opened.take();
  opened.close();
  return draft;
}
