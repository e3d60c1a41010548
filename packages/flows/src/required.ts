import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** An action that the machine's package has to provide. */
export const requiredAction = (machine: string, name: string) => (): never => {
  throw new Error(`${machine}: provide ${name}`);
};

/** A promise actor that the machine's package has to provide. */
export const requiredActor = <Output, Input>(machine: string, name: string) =>
  fromPromise<Output, Input>(requiredAction(machine, name));

/** A subscription that sends nothing unless it is provided. */
export const noopSubscription = <Event extends EventObject, Input = undefined>() =>
  fromCallback<Event, Input>(() => {});

/** Sent when the browser is online again, by the `watchNetwork` actor. */
export interface NetworkReturned {
  type: 'network.returned';
}
