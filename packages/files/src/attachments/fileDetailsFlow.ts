import { ApiError, type FileInfo, getFileInfo } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { assign, fromPromise, setup } from 'xstate';

/** A file whose facts could not be read. */
export interface LostFile {
  id: string;
  failure: ApiError;
}

/** What reading the facts of several files came to. */
export interface FileDetails {
  found: readonly FileInfo[];
  lost: readonly LostFile[];
}

export interface FileFactsContext extends FileDetails {
  ids: readonly string[];
}

/** The facts of files that a server named by their ids alone (WID-057). */
export const fileDetailsMachine = setup({
  types: {
    input: {} as { ids: readonly string[] },
    context: {} as FileFactsContext,
    events: {} as { type: 'files.retried' },
  },
  actors: {
    readDetails: fromPromise<FileDetails, { ids: readonly string[] }>(() => {
      throw new Error('fileDetails: provide readDetails');
    }),
  },
  actions: {
    storeDetails: assign(({ context }, { facts }: { facts: FileDetails }) => {
      const known = [...context.found, ...facts.found];
      const at = ({ id }: { id: string }) => context.ids.indexOf(id);
      return { found: known.sort((a, b) => at(a) - at(b)), lost: facts.lost };
    }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      lost: unread(context).map((id) => ({ id, failure: ApiError.from(error) })),
    })),
  },
  guards: {
    isComplete: (_, { facts }: { facts: FileDetails }) => facts.lost.length === 0,
  },
}).createMachine({
  id: 'fileDetails',
  context: ({ input }) => ({ ids: input.ids, found: [], lost: [] }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readDetails',
        input: ({ context }) => ({ ids: unread(context) }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ facts: event.output }) },
            target: 'complete',
            actions: { type: 'storeDetails', params: ({ event }) => ({ facts: event.output }) },
          },
          {
            target: 'incomplete',
            actions: { type: 'storeDetails', params: ({ event }) => ({ facts: event.output }) },
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

function unread({ ids, found }: FileFactsContext): string[] {
  return ids.filter((id) => !found.some((file) => file.id === id));
}

/** Facts are read anew after so long, in milliseconds: signed addresses in them hold for an hour. */
const LIFETIME = 30 * 60_000;

interface Known {
  readonly file: FileInfo;
  readonly until: number;
}

/** Facts read already, by member and file: a list that is scrolled asks once a file. */
const known = new WeakMap<Portal, Map<string, Known>>();

/** The facts of files on the portal's client; each file has its own outcome. */
export const provideFileDetails = (portal: Portal) =>
  fileDetailsMachine.provide({
    actors: {
      readDetails: fromPromise<FileDetails, { ids: readonly string[] }>(
        async ({ input, signal }) => {
          const facts = known.get(portal) ?? new Map<string, Known>();
          known.set(portal, facts);
          for (const [key, { until }] of facts) if (until <= Date.now()) facts.delete(key);
          const { generation } = portal.session.getSnapshot().context;
          const read = async (id: string): Promise<FileInfo> => {
            const key = `${generation}/${id}`;
            const fresh = facts.get(key);
            if (fresh) return fresh.file;
            const file = await portal.client.call(getFileInfo, { params: { id }, signal });
            facts.set(key, { file, until: Date.now() + LIFETIME });
            return file;
          };
          const outcomes = await Promise.allSettled(input.ids.map(read));
          return {
            found: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
            lost: outcomes.flatMap((one, at) =>
              one.status === 'rejected'
                ? [{ id: input.ids[at] ?? '', failure: ApiError.from(one.reason) }]
                : [],
            ),
          };
        },
      ),
    },
  });
