import { saveFile } from '@saudagar/ui/machines';
import { emit, fromPromise, setup } from 'xstate';
import type { CalendarEntry } from './calendarFile.ts';

/** Writes an event to a calendar file and downloads it; repeatable. */
export const addToCalendarMachine = setup({
  types: {
    events: {} as { type: 'calendar.wanted'; entry: CalendarEntry },
    emitted: {} as { type: 'calendar.failed' },
    tags: {} as 'busy',
  },
  actors: {
    handOver: fromPromise<void, { entry: CalendarEntry }>(() => {
      throw new Error('addToCalendar: provide handOver');
    }),
  },
  actions: {
    emitFailed: emit({ type: 'calendar.failed' as const }),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('addToCalendar: provide logFailure');
    },
  },
}).createMachine({
  id: 'addToCalendar',
  initial: 'resting',
  states: {
    resting: { on: { 'calendar.wanted': 'writing' } },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'handOver',
        input: ({ event }) => ({ entry: event.entry }),
        onDone: 'resting',
        onError: {
          target: 'failed',
          actions: [{ type: 'logFailure', params: ({ event }) => event }, 'emitFailed'],
        },
      },
    },
    failed: { on: { 'calendar.wanted': 'writing' } },
  },
});

/** Implements calendar export; loads the iCalendar library on first use. */
export const provideAddToCalendar = () =>
  addToCalendarMachine.provide({
    actors: {
      handOver: fromPromise(async ({ input: { entry } }) => {
        const { calendarFile } = await import('./calendarFile.ts');
        const file = new Blob([calendarFile(entry)], { type: 'text/calendar' });
        saveFile(file, `${fileName(entry.title)}.ics`);
      }),
    },
    actions: { logFailure: (_, { error }) => console.info('saudagar: addToCalendar', error) },
  });

const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'event';
