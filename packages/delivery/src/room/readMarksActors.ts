import { doneIfWaiting, readRoom } from '@saudagar/contract';
import { type Portal, startPersistentActor, watchLeaving } from '@saudagar/portal/machines';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { readMarksMachine } from './readMarksMachine.ts';

const provideReadMarks = ({ client }: Portal) =>
  readMarksMachine.provide({
    actors: {
      sendRead: fromPromise(async ({ input: { roomId, sequence } }) => {
        const body = { sequence };
        const waits = { subject: `messaging.read.${roomId}`, isMinor: true };
        await client
          .call(readRoom, { params: { roomId }, body, keepalive: true, waits })
          .catch(doneIfWaiting);
      }),
      watchPage: fromCallback(({ sendBack }) =>
        watchLeaving(() => sendBack({ type: 'page.leaving' })),
      ),
    },
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: reading could not be told', error),
    },
  });

/** The page's only actor that reports read marks to the server. */
export const readMarksOf = (portal: Portal): ActorRefFrom<typeof readMarksMachine> =>
  startPersistentActor(portal, 'messaging.readMarks', provideReadMarks, undefined);
