import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** What a view needs of an actor, whatever else the actor emits. */
export type FlowActor<State extends Snapshot<unknown>, Event extends EventObject> = Pick<
  ActorRef<State, Event>,
  'getSnapshot' | 'send' | 'subscribe'
>;
