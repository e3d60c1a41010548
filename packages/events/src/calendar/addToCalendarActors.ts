import { fromPromise } from 'xstate';
import { addToCalendarMachine } from './addToCalendarMachine.ts';

/** Milliseconds until the browser has taken hold of a file that it was handed. */
const HELD = 60_000;

/** Writing a calendar file; the library that does it is loaded by the press. */
export const provideAddToCalendar = () =>
  addToCalendarMachine.provide({
    actors: {
      handOver: fromPromise(async ({ input: { entry } }) => {
        const { calendarFile } = await import('./calendarFile.ts');
        const link = document.createElement('a');
        const file = new Blob([calendarFile(entry)], { type: 'text/calendar' });
        link.href = URL.createObjectURL(file);
        link.download = `${fileName(entry.title)}.ics`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), HELD);
      }),
    },
    actions: { logFailure: (_, { error }) => console.info('saudagar: addToCalendar', error) },
  });

const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'event';
