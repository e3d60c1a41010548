import { ApiError, type Event } from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { EventFiles } from './eventValues.ts';

/** What a file becomes, in the documented order (EVT-154–156). */
export const FILE_PLACES = ['banner', 'gallery', 'documents'] as const;
export type FileSlot = (typeof FILE_PLACES)[number];

/** Something that is done to an event's files. */
export type FileTask = { readonly key: string } & (
  | { readonly about: FileSlot; readonly held: HeldFile }
  | { readonly about: 'removal'; readonly id: string }
);

/** A task with how it went. */
export type TriedTask = FileTask & {
  readonly isDone: boolean;
  /** Why its last try failed. */
  readonly failure: ApiError | null;
};

/** Files that are to be taken away and added. */
export interface FileWork extends EventFiles {
  readonly removed: readonly string[];
}

/** What has to be done, in order: a file goes before others come, as there may be no room else. */
const tasksOf = (work: FileWork): FileTask[] => [
  ...work.removed.map((id) => ({ about: 'removal', id, key: `removal ${id}` }) as const),
  ...FILE_PLACES.flatMap((about) =>
    work[about].map((held) => ({ about, held, key: `${about} ${held.clientId}` }) as const),
  ),
];

/** What is left to be done. */
const restOf = (tasks: readonly TriedTask[]): FileWork => {
  const rest = tasks.filter(({ isDone }) => !isDone);
  const heldAs = (slot: FileSlot) =>
    rest.flatMap((task) => (task.about === slot ? [task.held] : []));
  return {
    removed: rest.flatMap((task) => (task.about === 'removal' ? [task.id] : [])),
    banner: heldAs('banner'),
    gallery: heldAs('gallery'),
    documents: heldAs('documents'),
  };
};

/** Names of the files that were uploaded, and of those that were not (EVT-167). */
export const namesOf = (tasks: readonly TriedTask[], areDone: boolean): string[] =>
  tasks.flatMap((task) =>
    task.about !== 'removal' && task.isDone === areDone ? [task.held.file.name] : [],
  );

/** What became of the files: names of the uploaded, and how many changes were made. */
export interface EndedFiles {
  readonly uploaded: readonly string[];
  readonly changes: number;
}

export const endedOf = (tasks: readonly TriedTask[]): EndedFiles => ({
  uploaded: namesOf(tasks, true),
  changes: tasks.filter(({ isDone }) => isDone).length,
});

const isWaiting = ({ isDone, failure }: TriedTask) => !isDone && failure === null;

/** The task whose turn it is. */
export const currentTask = (tasks: readonly TriedTask[]): TriedTask | undefined =>
  tasks.find(isWaiting);

interface FilesInput {
  /** The event as it was saved. */
  event: Event;
  work: FileWork;
}

/** What {@link eventUploadsMachine} knows. */
export interface EventUploadsContext {
  event: Event;
  tasks: readonly TriedTask[];
  /** How far the upload under way is, from 0 to 1. */
  share: number;
}

/**
 * Takes files off a saved event and adds others, one after another. One that fails does not keep the
 * rest back; the event stays, and what is missing is tried again (EVT-153–167).
 */
export const eventUploadsMachine = setup({
  types: {
    input: {} as FilesInput,
    context: {} as EventUploadsContext,
    events: {} as
      | { type: 'upload.progressed'; share: number }
      | { type: 'files.retried' }
      | { type: 'files.closed' },
    emitted: {} as { type: 'files.ended'; ended: EndedFiles },
    tags: {} as 'idle',
  },
  actors: {
    runTask: fromPromise<
      void,
      { eventId: string; task: FileTask; onProgress: (share: number) => void }
    >(() => {
      throw new Error('eventUploads: provide runTask');
    }),
  },
  actions: {
    settle: assign(
      ({ context: { tasks } }, outcome: { isDone?: boolean; failure?: ApiError | null }) => ({
        tasks: tasks.map((task) => (task === currentTask(tasks) ? { ...task, ...outcome } : task)),
      }),
    ),
    retryFailed: assign(({ context: { tasks } }) => ({
      tasks: tasks.map((task) => ({ ...task, failure: null })),
    })),
    trackShare: assign((_, { share }: { share: number }) => ({ share })),
    /** Keeps what is left to be done, so that it survives a reload. */
    keepRest: (_, _params: { event: Event; rest: FileWork | null }) => {
      throw new Error('eventUploads: provide keepRest');
    },
    /** Tells the rest of the kit that the event's files are others. */
    publish: (_, _params: { eventId: string }) => {
      throw new Error('eventUploads: provide publish');
    },
    emitEnded: emit(({ context: { tasks } }) => ({
      type: 'files.ended' as const,
      ended: endedOf(tasks),
    })),
  },
  guards: {
    hasCurrent: ({ context: { tasks } }) => currentTask(tasks) !== undefined,
    hasFailed: ({ context: { tasks } }) => tasks.some(({ isDone }) => !isDone),
  },
}).createMachine({
  id: 'eventUploads',
  context: ({ input: { event, work } }) => ({
    event,
    tasks: tasksOf(work).map((task) => ({ ...task, isDone: false, failure: null })),
    share: 0,
  }),
  initial: 'sorting',
  states: {
    sorting: {
      entry: {
        type: 'keepRest',
        params: ({ context: { event, tasks } }) => ({
          event,
          rest: tasks.every(({ isDone }) => isDone) ? null : restOf(tasks),
        }),
      },
      always: [
        { guard: 'hasCurrent', target: 'working' },
        { guard: 'hasFailed', target: 'incomplete' },
        { target: 'done' },
      ],
    },
    working: {
      entry: { type: 'trackShare', params: { share: 0 } },
      invoke: {
        src: 'runTask',
        input: ({ context: { event, tasks }, self }) => ({
          eventId: event.id,
          task: currentTask(tasks) as TriedTask,
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'settle', params: { isDone: true } },
            { type: 'publish', params: ({ context: { event } }) => ({ eventId: event.id }) },
          ],
        },
        onError: {
          target: 'sorting',
          actions: {
            type: 'settle',
            params: ({ event }) => ({ failure: ApiError.from(event.error) }),
          },
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'trackShare', params: ({ event }) => event } },
      },
    },
    incomplete: {
      tags: 'idle',
      on: {
        'files.retried': { target: 'sorting', actions: 'retryFailed' },
        'files.closed': 'left',
      },
    },
    done: { type: 'final', entry: 'emitEnded' },
    left: { type: 'final', entry: 'emitEnded' },
  },
});
