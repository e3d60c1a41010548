import { ApiError, type Event } from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { EventFiles } from './eventValues.ts';

/** Purposes of a file, in the documented order (EVT-154–156). */
export const FILE_SLOTS = ['banner', 'gallery', 'documents'] as const;
export type FileSlot = (typeof FILE_SLOTS)[number];

/** One change to an event's files. */
export type FileTask = { readonly key: string } & (
  | { readonly type: FileSlot; readonly held: HeldFile }
  | { readonly type: 'removal'; readonly id: string }
  /** Puts the files in order, once the others are done. */
  | { readonly type: 'order'; readonly isWanted: boolean }
);

/** A task with its result. */
export type TriedTask = FileTask & {
  readonly isDone: boolean;
  /** Id of the uploaded file. */
  readonly fileId?: string | null;
  /** Error of the last attempt. */
  readonly failure: ApiError | null;
};

/** Files to remove and to add, and their order. */
export interface FileWork extends EventFiles {
  readonly removed: readonly string[];
  /** Ids of files, and client ids of those to add. */
  readonly order: readonly string[];
}

/** Lists the tasks in order; removals come first, since the event may have no room otherwise. */
const tasksOf = (work: FileWork): FileTask[] => [
  ...work.removed.map((id) => ({ type: 'removal', id, key: `removal ${id}` }) as const),
  ...FILE_SLOTS.flatMap((type) =>
    work[type].map((held) => ({ type, held, key: `${type} ${held.clientId}` }) as const),
  ),
  ...(work.order.length > 0 ? [orderTask(true)] : []),
];

/** `isWanted` when the member chose the order: it then counts as a change. */
const orderTask = (isWanted: boolean) => ({ type: 'order', key: 'order', isWanted }) as const;

const isUpload = (task: TriedTask) => task.type !== 'removal' && task.type !== 'order';

/** Ids in the wanted order, then uploaded files in the order in which they were chosen. */
const orderOf = (
  tasks: readonly TriedTask[],
  wanted: readonly string[],
  isDraft = false,
): string[] => {
  const uploads = tasks.flatMap((task) =>
    'held' in task ? [{ key: task.held.clientId, id: task.fileId }] : [],
  );
  const keys = uploads.map(({ key }) => key).filter((key) => !wanted.includes(key));
  return [...wanted, ...keys].flatMap((key) => {
    const upload = uploads.find((one) => one.key === key);
    return upload ? (upload.id ?? (isDraft ? key : [])) : key;
  });
};

/** Returns true for a task that the server refused: the same file is refused again (EVT-252). */
const isRefused = ({ failure }: TriedTask): boolean =>
  failure?.kind === 'refused' && !failure.isTransient;

/** Returns the tasks still to do. */
const restOf = (tasks: readonly TriedTask[], wanted: readonly string[]): FileWork => {
  const rest = tasks.filter((task) => !task.isDone && !isRefused(task));
  const filesFor = (slot: FileSlot) =>
    rest.flatMap((task) => (task.type === slot ? [task.held] : []));
  return {
    removed: rest.flatMap((task) => (task.type === 'removal' ? [task.id] : [])),
    banner: filesFor('banner'),
    gallery: filesFor('gallery'),
    documents: filesFor('documents'),
    // A file that is retried later keeps its place.
    order: orderOf(tasks, wanted, true),
  };
};

/** Returns the names of files that were uploaded, or can be tried again (EVT-167). */
export const namesOf = (tasks: readonly TriedTask[], areDone: boolean): string[] =>
  tasks.flatMap((task) =>
    'held' in task && task.isDone === areDone && !isRefused(task) ? [task.held.file.name] : [],
  );

/** A task that the server refused. */
export interface RefusedTask {
  readonly key: string;
  /** Name of the file; null for the removal and the order of saved files. */
  readonly name: string | null;
  readonly failure: ApiError;
}

/** Returns the tasks that the server refused, each with its error. */
export const refusedOf = (tasks: readonly TriedTask[]): RefusedTask[] =>
  tasks.flatMap((task) =>
    task.failure && isRefused(task)
      ? [
          {
            key: task.key,
            name: 'held' in task ? task.held.file.name : null,
            failure: task.failure,
          },
        ]
      : [],
  );

/** Returns true when nothing but the order of the files is missing. */
export const isOnlyUnordered = (tasks: readonly TriedTask[]): boolean =>
  tasks.every(({ isDone, type }) => isDone || type === 'order');

/** Returns true when a failed task may succeed at another try. */
export const canRetry = (tasks: readonly TriedTask[]): boolean =>
  tasks.some((task) => !task.isDone && !isRefused(task));

/** Result of the uploads: names of uploaded files and the number of changes. */
export interface EndedFiles {
  readonly uploaded: readonly string[];
  readonly changes: number;
}

export const endedOf = (tasks: readonly TriedTask[]): EndedFiles => ({
  uploaded: namesOf(tasks, true),
  changes: tasks.filter((task) => task.isDone && (task.type !== 'order' || task.isWanted)).length,
});

/** Tries failed tasks again; an uploaded file then takes the place in which it was chosen. */
const retried = (tasks: readonly TriedTask[]): TriedTask[] => {
  const again = tasks.map((task) => (isRefused(task) ? task : { ...task, failure: null }));
  if (!again.some((task) => isUpload(task) && isWaiting(task))) return again;
  const isWanted = again.some((task) => task.type === 'order' && task.isWanted);
  const others = again.filter(({ type }) => type !== 'order');
  return [...others, { ...orderTask(isWanted), isDone: false, failure: null }];
};

const isWaiting = ({ isDone, failure }: TriedTask) => !isDone && failure === null;

/** Returns the next task. */
export const currentTask = (tasks: readonly TriedTask[]): TriedTask | undefined =>
  tasks.find(isWaiting);

export interface EventUploadsInput {
  /** The saved event. */
  event: Event;
  work: FileWork;
}

/** Context of {@link eventUploadsMachine}. */
export interface EventUploadsContext {
  event: Event;
  tasks: readonly TriedTask[];
  /** The wanted order of the files. */
  order: readonly string[];
  /** Progress of the current upload, from 0 to 1. */
  share: number;
}

/**
 * Removes files from a saved event and uploads others, one at a time. A failed task does not stop
 * the rest; the event stays saved, and failed tasks can be retried (EVT-153–167).
 */
export const eventUploadsMachine = setup({
  types: {
    input: {} as EventUploadsInput,
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
      /** Id of the uploaded file. */
      string | null,
      {
        eventId: string;
        task: FileTask;
        order: readonly string[];
        onProgress: (share: number) => void;
      }
    >(() => {
      throw new Error('eventUploads: provide runTask');
    }),
  },
  actions: {
    settle: assign(
      (
        { context: { tasks } },
        outcome: Partial<Pick<TriedTask, 'isDone' | 'fileId' | 'failure'>>,
      ) => ({
        tasks: tasks.map((task) => (task === currentTask(tasks) ? { ...task, ...outcome } : task)),
      }),
    ),
    retryFailed: assign(({ context: { tasks } }) => ({
      tasks: retried(tasks),
    })),
    trackShare: assign((_, { share }: { share: number }) => ({ share })),
    /** Stores the remaining work, so that it survives a reload. */
    keepRest: (_, _params: { event: Event; rest: FileWork | null }) => {
      throw new Error('eventUploads: provide keepRest');
    },
    /** Publishes that the event's files changed. */
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
    order: work.order,
    share: 0,
  }),
  initial: 'sorting',
  states: {
    sorting: {
      entry: {
        type: 'keepRest',
        params: ({ context: { event, tasks, order } }) => ({
          event,
          rest: canRetry(tasks) ? restOf(tasks, order) : null,
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
        input: ({ context: { event, tasks, order }, self }) => ({
          eventId: event.id,
          task: currentTask(tasks) as TriedTask,
          order: orderOf(tasks, order),
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'settle', params: ({ event }) => ({ isDone: true, fileId: event.output }) },
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
