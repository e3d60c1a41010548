import { ApiError, type FileInfo, getFileInfo } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { assign, fromPromise, setup } from 'xstate';

/** A file whose details could not be loaded. */
export interface FailedFile {
  id: string;
  failure: ApiError;
}

/** Result of loading the details of several files. */
export interface FileDetails {
  files: readonly FileInfo[];
  failed: readonly FailedFile[];
}

export interface FileDetailsContext extends FileDetails {
  ids: readonly string[];
}

/** Facts of files a server lists only by id (WID-057). */
export const fileDetailsMachine = setup({
  types: {
    input: {} as { ids: readonly string[] },
    context: {} as FileDetailsContext,
    events: {} as { type: 'files.retried' },
  },
  actors: {
    readDetails: fromPromise<FileDetails, { ids: readonly string[] }>(() => {
      throw new Error('fileDetails: provide readDetails');
    }),
  },
  actions: {
    storeDetails: assign(({ context }, { details }: { details: FileDetails }) => {
      const known = [...context.files, ...details.files];
      const at = ({ id }: { id: string }) => context.ids.indexOf(id);
      return { files: known.sort((a, b) => at(a) - at(b)), failed: details.failed };
    }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failed: unread(context).map((id) => ({ id, failure: ApiError.from(error) })),
    })),
  },
  guards: {
    isComplete: (_, { details }: { details: FileDetails }) => details.failed.length === 0,
  },
}).createMachine({
  id: 'fileDetails',
  context: ({ input }) => ({ ids: input.ids, files: [], failed: [] }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readDetails',
        input: ({ context }) => ({ ids: unread(context) }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ details: event.output }) },
            target: 'complete',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            target: 'incomplete',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
        ],
        onError: {
          target: 'incomplete',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    complete: {},
    incomplete: { on: { 'files.retried': 'reading' } },
  },
});

function unread({ ids, files }: FileDetailsContext): string[] {
  return ids.filter((id) => !files.some((file) => file.id === id));
}

/** Milliseconds after which details are reloaded, since their signed addresses expire in an hour. */
const LIFETIME = 30 * 60_000;

interface Known {
  readonly file: FileInfo;
  readonly until: number;
}

/** Cached details by member and file: scrolling a list loads each file once. */
const caches = new WeakMap<Portal, Map<string, Known>>();

/** Implements loading file details with the portal's client; each file has its own result. */
export const provideFileDetails = (portal: Portal) =>
  fileDetailsMachine.provide({
    actors: {
      readDetails: fromPromise<FileDetails, { ids: readonly string[] }>(
        async ({ input, signal }) => {
          const cache = caches.get(portal) ?? new Map<string, Known>();
          caches.set(portal, cache);
          for (const [key, { until }] of cache) if (until <= Date.now()) cache.delete(key);
          const { generation } = portal.session.getSnapshot().context;
          const read = async (id: string): Promise<FileInfo> => {
            const key = `${generation}/${id}`;
            const fresh = cache.get(key);
            if (fresh) return fresh.file;
            const file = await portal.client.call(getFileInfo, { params: { id }, signal });
            cache.set(key, { file, until: Date.now() + LIFETIME });
            return file;
          };
          const outcomes = await Promise.allSettled(input.ids.map(read));
          return {
            files: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
            failed: outcomes.flatMap((one, index) =>
              one.status === 'rejected'
                ? [{ id: input.ids[index] ?? '', failure: ApiError.from(one.reason) }]
                : [],
            ),
          };
        },
      ),
    },
  });
