import { provideFlow } from '@saudagar/flows';
import { assign, emit, fromCallback, setup } from 'xstate';
import { keepThisPage } from './keepThisPage.ts';
import { entryOf, type PageKept } from './pageFiles.ts';

/** Sent when the page that opens next is another than this one. */
interface VersionFound {
  type: 'version.found';
  /** Its first script. */
  entry: string;
}

/** Source of newer versions, and how one is begun. */
export interface Versions {
  /** Calls back with the first script of the page kept by now; returns the end of it. */
  watch: (onKept: (entry: string) => void) => () => void;
  /** First script of this page. */
  current: () => string | undefined;
  reload: () => void;
}

/** Least milliseconds between two looks for a newer version, when the member comes back. */
const LOOK_MS = 30 * 60_000;

/** Milliseconds before the reload: drafts are stored half a second after a change. */
const STORING_MS = 1000;

/** The service worker's page: see `keptPage.ts`. */
export const workersVersions: Versions = {
  watch(onKept) {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    let lookedAt = 0;
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_MS) return;
      lookedAt = Date.now();
      // Without a network the kept page stays; a browser may also refuse to keep anything.
      keepThisPage().catch((error: unknown) => console.info('saudagar: offline', error));
    };
    const receive = ({ data }: MessageEvent<PageKept>) => {
      if (data.type === 'page.kept' && data.entry !== undefined) onKept(data.entry);
    };
    workers?.addEventListener('message', receive);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      workers?.removeEventListener('message', receive);
      document.removeEventListener('visibilitychange', look);
    };
  },
  current: () => entryOf(document.documentElement.innerHTML),
  reload: () => location.reload(),
};

/** Offers each new version of the app once; without an answer the next visit has it. */
export const newVersionMachine = setup({
  types: {
    context: {} as { offered: string | null },
    events: {} as VersionFound | { type: 'version.accepted' },
    emitted: {} as { type: 'version.offered' },
  },
  actors: { watchVersions: fromCallback<VersionFound>(() => {}) },
  actions: {
    note: assign({ offered: (_, { entry }: { entry: string }) => entry }),
    emitOffered: emit({ type: 'version.offered' }),
    reload: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { storingDelay: STORING_MS },
  guards: {
    isNew: ({ context }, { entry }: { entry: string }) => context.offered !== entry,
  },
}).createMachine({
  id: 'newVersion',
  context: { offered: null },
  invoke: {
    src: 'watchVersions',
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'current',
  on: {
    'version.found': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.offered',
      actions: [{ type: 'note', params: ({ event }) => event }, 'emitOffered'],
    },
  },
  states: {
    current: {},
    offered: { on: { 'version.accepted': 'storing' } },
    storing: { after: { storingDelay: 'reloading' }, on: { 'version.found': {} } },
    reloading: { type: 'final', entry: 'reload' },
  },
});

/** The versions that the service worker keeps. */
export const provideNewVersion = ({ watch, current, reload }: Versions) =>
  provideFlow(newVersionMachine, {
    actors: {
      watchVersions: fromCallback<VersionFound>(({ sendBack }) =>
        watch((entry) => {
          if (entry !== current()) sendBack({ type: 'version.found', entry });
        }),
      ),
    },
    actions: { reload },
  });
