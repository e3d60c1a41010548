import { readRoom } from '@saudagar/contract';
import { type Portal, startPersistentActor, watchLeaving } from '@saudagar/portal';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { readMarksMachine } from './readMarksMachine.ts';

const provideReadMarks = ({ client }: Portal) =>
  readMarksMachine.provide({
    actors: {
      sendRead: fromPromise(async ({ input: { roomId, sequence } }) => {
        const body = { sequence };
        await client.call(readRoom, { params: { roomId }, body, keepalive: true });
      }),
      watchPage: fromCallback(({ sendBack }) =>
        watchLeaving(() => sendBack({ type: 'page.leaving' })),
      ),
    },
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: reading could not be told', error),
    },
  });

/** What tells the server of reading, one for the page. */
export const readMarksOf = (portal: Portal): ActorRefFrom<typeof readMarksMachine> =>
  startPersistentActor(portal, 'messaging.readMarks', provideReadMarks, undefined);
