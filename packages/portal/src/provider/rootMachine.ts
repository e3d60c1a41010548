import { type ActorRefFrom, setup, stopChild } from 'xstate';
import { sessionMachine } from '../session/sessionMachine.ts';
import { signOutsMachine } from '../session/signOutsFlow.ts';

/** Owner of the session and of sign-outs that the server has not received yet. */
export const rootMachine = setup({
  actors: { session: sessionMachine, signOuts: signOutsMachine },
}).createMachine({
  id: 'portal',
  // Pending sign-outs are sent before anything is requested for another session.
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

/** The actor that reports ended sessions to the server; every root has one. */
export type SignOutsRef = ActorRefFrom<typeof signOutsMachine>;
/** The actor of the session; every root has one. */
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
