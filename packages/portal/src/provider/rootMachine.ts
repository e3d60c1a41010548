import { type ActorRefFrom, setup, stopChild } from 'xstate';
import { sessionMachine } from '../session/sessionMachine.ts';
import { signOutsMachine } from '../session/signOutsFlow.ts';

/** Owner of the session and of the sign-outs that the server does not know of yet. */
export const rootMachine = setup({
  actors: { session: sessionMachine, signOuts: signOutsMachine },
}).createMachine({
  id: 'portal',
  // Sessions that ended are told of before anything is asked for another one.
  invoke: [
    { src: 'signOuts', id: 'signOuts', onError: { actions: stopChild('signOuts') } },
    {
      src: 'session',
      id: 'session',
      systemId: 'session',
      onError: { actions: stopChild('session') },
    },
  ],
});

/** The actor that tells the server of sessions that ended, which every root has. */
export type SignOutsRef = ActorRefFrom<typeof signOutsMachine>;
/** The actor of the session, which every root has. */
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
