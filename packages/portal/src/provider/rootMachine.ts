import {
  type ActorRefFrom,
  type AnyActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  setup,
  stopChild,
} from 'xstate';
import { sessionMachine } from '../session/sessionMachine.ts';
import { signOutsMachine } from '../session/signOutsMachine.ts';

export type RootEvent =
  | { type: 'actor.kept'; id: string; logic: AnyActorLogic; input: unknown }
  | { type: 'actor.released'; id: string }
  | DoneActorEvent
  | ErrorActorEvent;

/** Owner of every actor that outlives a view: the session, and what `useKeptActor` keeps. */
export const rootMachine = setup({
  types: { events: {} as RootEvent },
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
  on: {
    'actor.kept': {
      actions: enqueueActions(({ enqueue, event }) => {
        // Any feature's machine may be kept, so it cannot stand among the declared actors.
        enqueue.spawnChild(event.logic as never, {
          id: event.id as never,
          input: event.input as never,
        });
      }),
    },
    'actor.released': { actions: stopChild(({ event }) => event.id) },
    'xstate.done.actor.*': { actions: stopChild(({ event }) => event.actorId) },
    // One feature's fault must not take the session and everyone's unsent texts with it.
    'xstate.error.actor.*': { actions: stopChild(({ event }) => event.actorId) },
  },
});

/** The actor that tells the server of sessions that ended, which every root has. */
export type SignOutsRef = ActorRefFrom<typeof signOutsMachine>;
/** The actor of the session, which every root has. */
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
