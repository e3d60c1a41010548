import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The part of an actor that a view needs, whatever it emits. */
export type FlowActor<State extends Snapshot<unknown>, Event extends EventObject> = Pick<
  ActorRef<State, Event>,
  'getSnapshot' | 'send' | 'subscribe'
>;
