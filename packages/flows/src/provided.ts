import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** An action that the machine's package has to provide. */
export const provided = (machine: string, name: string) => (): never => {
  throw new Error(`${machine}: provide ${name}`);
};

/** A promise actor that the machine's package has to provide. */
export const providedActor = <Output, Input>(machine: string, name: string) =>
  fromPromise<Output, Input>(provided(machine, name));

/** A subscription that stays silent unless it is provided. */
export const silent = <Event extends EventObject, Input = undefined>() =>
  fromCallback<Event, Input>(() => {});

/** Sent when the browser is online again, by the `watchNetwork` actor. */
export interface NetworkReturned {
  type: 'network.returned';
}
