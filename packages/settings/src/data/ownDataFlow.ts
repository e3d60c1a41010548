import { ApiError, ARCHIVE_MINUTES, type DataArchive, prepareArchive } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { assign, fromPromise, setup } from 'xstate';

/** State of the member's archive. */
export interface OwnDataContext {
  /** The downloadable archive; null unless it is ready. */
  archive: DataArchive | null;
  /** The error of the last preparation. */
  failure: ApiError | null;
}

const missing = () => {
  throw new Error('ownData: provide prepare');
};

/** An archive of the member's data: prepared on request, offered while its link is valid. */
export const ownDataMachine = setup({
  types: {
    context: {} as OwnDataContext,
    events: {} as { type: 'archive.requested' },
    tags: {} as 'idle' | 'busy',
  },
  actors: { prepare: fromPromise<DataArchive>(missing) },
  delays: { linkEnd: ARCHIVE_MINUTES * 60_000 },
}).createMachine({
  id: 'ownData',
  context: { archive: null, failure: null },
  initial: 'idle',
  states: {
    idle: { tags: 'idle', on: { 'archive.requested': 'preparing' } },
    preparing: {
      tags: 'busy',
      entry: assign({ archive: null, failure: null }),
      invoke: {
        src: 'prepare',
        onDone: {
          target: 'ready',
          actions: assign({ archive: ({ event }) => event.output }),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => ApiError.from(event.error) }),
        },
      },
    },
    ready: {
      after: { linkEnd: { target: 'idle', actions: assign({ archive: null }) } },
      on: { 'archive.requested': 'preparing' },
    },
    failed: { tags: 'idle', on: { 'archive.requested': 'preparing' } },
  },
});

/** The member's archive on the portal's client, at an address that the browser can open. */
export const provideOwnData = ({ client }: Portal) =>
  ownDataMachine.provide({
    actors: {
      prepare: fromPromise(async () => {
        const archive = await client.call(prepareArchive);
        return { ...archive, download: client.address(archive.download) };
      }),
    },
  });
