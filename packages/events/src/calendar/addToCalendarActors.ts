import { saveFile } from '@saudagar/ui';
import { fromPromise } from 'xstate';
import { addToCalendarMachine } from './addToCalendarMachine.ts';

/** Writing a calendar file; the library that does it is loaded by the press. */
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
